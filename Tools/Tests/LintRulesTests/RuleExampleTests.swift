import LintRules
import SourceModel
import Testing

/// Every rule reports its bad example, and no rule reports anything else in any example.
struct RuleExampleTests {
  private func findings(in example: Example) -> [Diagnostic] {
    Linter().diagnostics(in: Project(sources: example.sources))
  }

  @Test(arguments: RuleRegistry.all.map(\.id))
  func theBadExampleYieldsThisRuleAlone(id: String) throws {
    let rule = try #require(RuleRegistry.rule(id))
    let found = findings(in: rule.bad)
    #expect(!found.isEmpty)
    #expect(Set(found.map(\.rule)) == [id], "\(found.map(\.line).joined(separator: "\n"))")
  }

  @Test(arguments: RuleRegistry.all.map(\.id))
  func theGoodExampleYieldsNothing(id: String) throws {
    let rule = try #require(RuleRegistry.rule(id))
    #expect(findings(in: rule.good).map(\.line) == [])
  }

  @Test(arguments: RuleRegistry.all.map(\.id))
  func examplesParse(id: String) throws {
    let rule = try #require(RuleRegistry.rule(id))
    for example in [rule.bad, rule.good] {
      #expect(Project(sources: example.sources).skipped.map(\.diagnostic.line) == [])
    }
  }

  @Test func idsAreKebabCaseAndUnique() {
    let ids = RuleRegistry.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      #expect(id.allSatisfy { $0 == "-" || ("a"..."z").contains($0) }, "\(id)")
    }
  }

  @Test func thereAreAtLeastFortyRules() {
    #expect(RuleRegistry.all.count >= 40)
  }
}
