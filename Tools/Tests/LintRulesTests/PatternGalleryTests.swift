import Foundation
import LintRules
import SourceModel
import Testing
import ToolTesting

/// The Pattern Gallery's page lists the rules that each pattern breaks.
struct PatternGalleryTests {
  private static let gallery = Repository.root.appending(path: "Apps/PatternGallery")
  private static let patterns = [
    "MVC", "MVCVariant", "ArticleMVP", "MVP", "MVVM", "VIPER", "VIP", "MVPC",
  ]

  /// Findings by rule, then by pattern.
  private func findings() async throws -> [String: [String: Int]] {
    let path = Self.gallery.path(percentEncoded: false)
    let project = try await ProjectReader(paths: [path], includesExcluded: true).read()
    #expect(project.isComplete)
    var found: [String: [String: Int]] = [:]
    for diagnostic in Linter().diagnostics(in: project) {
      let folders = diagnostic.path.split(separator: "/").map(String.init)
      guard let index = folders.lastIndex(of: "Patterns"),
        Self.patterns.contains(folders[index + 1])
      else { continue }
      found[diagnostic.rule ?? "", default: [:]][folders[index + 1], default: 0] += 1
    }
    return found
  }

  private func table(_ found: [String: [String: Int]]) -> String {
    let head = "| rule | \(Self.patterns.joined(separator: " | ")) |"
    let rows = RuleRegistry.all.compactMap { rule -> String? in
      guard let counts = found[rule.id] else { return nil }
      let cells = Self.patterns.map { counts[$0].map(String.init) ?? "" }
      return "| `\(rule.id)` | \(cells.joined(separator: " | ")) |"
    }
    let sums = Self.patterns.map { pattern in
      String(found.values.compactMap { $0[pattern] }.reduce(0, +))
    }
    let alignment = "|---|" + String(repeating: "---:|", count: Self.patterns.count)
    return ([head, alignment] + rows + ["| in all | \(sums.joined(separator: " | ")) |"])
      .joined(separator: "\n")
  }

  @Test func thePageHasTheFindingsOfEachPattern() async throws {
    let begin = "<!-- findings of rostrum lint: begin -->\n"
    let end = "\n<!-- findings of rostrum lint: end -->"
    let file = Self.gallery.appending(path: "README.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(page.firstRange(of: begin)).upperBound
    let stop = try #require(page[start...].firstRange(of: end)).lowerBound
    let table = table(try await findings())
    if Golden.isRecording {
      let recorded = page[..<start] + table + page[stop...]
      try Data(recorded.utf8).write(to: file)
      Issue.record("Recorded the table of the gallery's page.")
      return
    }
    #expect(page[start..<stop] == table)
  }

  @Test func aPatternWithoutFindingsIsTheOneOfTheKit() async throws {
    let found = try await findings()
    #expect(found.values.allSatisfy { $0["MVPC"] == nil })
    for pattern in ["MVC", "MVCVariant", "ArticleMVP"] {
      #expect(found.values.contains { $0[pattern] != nil }, "\(pattern)")
    }
  }
}
