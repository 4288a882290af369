import LintRules
import SourceModel
import Testing

struct SuppressionTests {
  private func rules(_ source: String) -> [String] {
    Linter().diagnostics(in: Project(sources: ["ScorePresenter.swift": source]))
      .compactMap(\.rule)
  }

  @Test func nextConcernsTheNextLineOfCodePastCommentsAndAttributes() {
    let source = """
      final class ScorePresenter {
        // rostrum:disable:next presenter-names-ui-type the theme gives colours
        /// The colour.

        @MainActor
        func colour() -> UIColor { .red }
      }
      """
    #expect(rules(source) == [])
  }

  @Test func nextDoesNotConcernTheLineAfterThat() {
    let source = """
      final class ScorePresenter {
        // rostrum:disable:next presenter-names-ui-type the theme gives colours
        func colour() -> UIColor { .red }
        func font() -> UIFont { .body }
      }
      """
    #expect(rules(source) == ["presenter-names-ui-type"])
  }

  @Test(arguments: [
    "presenter-names-ui-type, presenter-uses-singleton",
    "presenter-names-ui-type,presenter-uses-singleton",
    "presenter-names-ui-type , presenter-uses-singleton",
  ])
  func aCommentMayNameSeveralRules(list: String) {
    let source = """
      final class ScorePresenter {
        // rostrum:disable:next \(list) the theme gives colours
        func colour() -> UIColor { Theme.shared.colour }
      }
      """
    #expect(rules(source) == [])
    #expect(
      rules(source.replacing(" the theme gives colours", with: ""))
        == ["suppression-without-reason", "suppression-without-reason"]
    )
    #expect(
      rules(source.replacing("singleton", with: "no-rule")).contains("suppression-malformed")
    )
  }

  @Test func severalRulesMayBeDisabledAndEnabled() {
    let source = """
      final class ScorePresenter {
        // rostrum:disable presenter-names-ui-type, presenter-uses-singleton an old theme
        func colour() -> UIColor { Theme.shared.colour }
        // rostrum:enable presenter-names-ui-type, presenter-uses-singleton
        func name() -> String { Theme.shared.name }
      }
      """
    #expect(rules(source) == ["presenter-uses-singleton"])
  }

  @Test func thisConcernsItsOwnLine() {
    let source = """
      final class ScorePresenter {
        func colour() -> UIColor { .red }  // rostrum:disable:this presenter-names-ui-type a theme
      }
      """
    #expect(rules(source) == [])
  }

  @Test func disableHoldsUntilEnable() {
    let source = """
      final class ScorePresenter {
        // rostrum:disable presenter-names-ui-type the theme gives colours
        func colour() -> UIColor { .red }
        func font() -> UIFont { .body }
        // rostrum:enable presenter-names-ui-type
        func image() -> UIImage { .init() }
      }
      """
    #expect(rules(source) == ["presenter-names-ui-type"])
  }

  @Test func disableWithoutEnableHoldsToTheEnd() {
    let source = """
      // rostrum:disable presenter-names-ui-type the theme gives colours
      final class ScorePresenter {
        func colour() -> UIColor { .red }
      }
      """
    #expect(rules(source) == [])
  }

  @Test func severalSuppressionsConcernOneLine() {
    let source = """
      final class ScorePresenter {
        // rostrum:disable:next presenter-names-ui-type the theme gives colours
        // rostrum:disable:next presenter-uses-singleton there is one theme
        func colour() -> UIColor { Theme.shared.colour }
      }
      """
    #expect(rules(source) == [])
  }

  @Test(arguments: [
    "disable:next", "disable:next no-rule why", "disable:later view-navigates why",
    "enable view-navigates",
  ])
  func aMisspeltSuppressionIsAFinding(text: String) {
    #expect(rules("// rostrum:\(text)\nlet value = 1\n") == ["suppression-malformed"])
  }

  @Test func textInAStringIsNoSuppression() {
    #expect(rules("let text = \"// rostrum:disable:next no-rule\"\n") == [])
  }

  @Test func aSuppressionOfARuleThatIsNotAppliedIsNotJudged() {
    let source = "// rostrum:disable:next view-navigates it leads nowhere\nlet value = 1\n"
    let found = Linter(rules: [RuleRegistry.rule("secret-in-log")].compactMap(\.self))
      .diagnostics(in: Project(sources: ["A.swift": source]))
    #expect(found.map(\.line) == [])
  }
}
