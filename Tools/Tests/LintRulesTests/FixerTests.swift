import LintRules
import SourceModel
import Testing

struct FixerTests {
  private func fixed(_ sources: [String: String]) -> [String: String] {
    let found = Linter().diagnostics(in: Project(sources: sources))
    let byPath = Dictionary(grouping: found, by: \.path)
    return Dictionary(
      uniqueKeysWithValues: sources.map { path, text in
        let edits = byPath[path, default: []].flatMap(\.edits)
        let bytes = Fixer.apply(edits, to: Array(text.utf8))
        return (path, String(decoding: bytes, as: UTF8.self))
      }
    )
  }

  @Test(arguments: RuleRegistry.all.filter(\.isFixable).map(\.id))
  func theFixedBadExampleIsClean(id: String) throws {
    let rule = try #require(RuleRegistry.rule(id))
    let once = fixed(rule.bad.sources)
    let project = Project(sources: once)
    #expect(project.skipped.map(\.diagnostic.line) == [])
    #expect(Linter().diagnostics(in: project).map(\.line) == [])
    #expect(fixed(once) == once)
  }

  @Test(arguments: RuleRegistry.all.filter { !$0.isFixable }.map(\.id))
  func rulesWithoutFixesHaveNone(id: String) throws {
    let rule = try #require(RuleRegistry.rule(id))
    let found = Linter().diagnostics(in: Project(sources: rule.bad.sources))
    #expect(found.flatMap(\.edits) == [])
  }

  @Test func aConstantIsNotMadeWeak() {
    let source = """
      protocol PickerDelegate: AnyObject {}

      final class Picker {
        let delegate: PickerDelegate
      }

      """
    #expect(fixed(["Picker.swift": source])["Picker.swift"] == source)
  }

  @Test func theWordWeakComesBehindModifiers() {
    let source = """
      protocol PickerDelegate: AnyObject {}

      final class Picker {
        public private(set) var delegate: PickerDelegate?
      }

      """
    let expected = source.replacing("private(set) var", with: "private(set) weak var")
    #expect(fixed(["Picker.swift": source])["Picker.swift"] == expected)
  }

  @Test func anImportThatIsNeededStays() {
    let source = "import UIKit\n\nstruct PlayerStore {\n  let names: NSOrderedSet\n}\n"
    #expect(fixed(["PlayerStore.swift": source])["PlayerStore.swift"] == source)
  }

  @Test func anImportBesideFoundationIsRemoved() {
    let source = "import Foundation\nimport UIKit\n\nstruct PlayerStore {}\n"
    #expect(
      fixed(["PlayerStore.swift": source])["PlayerStore.swift"]
        == "import Foundation\n\nstruct PlayerStore {}\n"
    )
  }

  @Test func aProtocolThatInheritsGetsOneMore() {
    let source = """
      protocol Closing {
        func close()
      }

      protocol PickerDelegate: Closing {}

      """
    #expect(
      fixed(["Picker.swift": source])["Picker.swift"]?
        .contains("protocol PickerDelegate: Closing, AnyObject {}") == true
    )
  }

  @Test func ofEditsThatOverlapTheFirstCounts() {
    let edits = [
      TextEdit(range: 2..<4, replacement: "X"), TextEdit(range: 0..<3, replacement: "Y"),
      TextEdit(range: 0..<3, replacement: "Y"),
    ]
    #expect(Fixer.apply(edits, to: Array("abcdef".utf8)) == Array("Ydef".utf8))
  }
}
