import Foundation
import LintRules
import SourceModel
import Testing

/// Requirements of the SARIF 2.1.0 specification for the parts that the report has.
struct SARIFReportTests {
  private func run(
    of diagnostics: [Diagnostic],
    text: String? = nil
  ) throws -> [String: Any] {
    let data = try SARIFReport.data(of: diagnostics, version: "1.2.3") { _ in
      text.map { Data($0.utf8) }
    }
    let log = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasSuffix("sarif-2.1.0.json") == true)
    let runs = try #require(log["runs"] as? [[String: Any]])
    #expect(runs.count == 1)
    return runs[0]
  }

  @Test func eachRuleIsDescribedOnce() throws {
    let run = try run(of: [])
    let tool = try #require(run["tool"] as? [String: Any])
    let driver = try #require(tool["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "rostrum")
    #expect(driver["version"] as? String == "1.2.3")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == RuleRegistry.all.map(\.id))
    #expect((run["results"] as? [Any])?.isEmpty == true)
  }

  @Test func aResultHasRuleLevelMessageAndPlace() throws {
    let diagnostic = Diagnostic(
      path: "My App/A.swift",
      place: Place(line: 3, column: 5, offset: 40),
      severity: .error,
      message: "a \"secret\"",
      rule: "secret-in-log"
    )
    let results = try #require(try run(of: [diagnostic])["results"] as? [[String: Any]])
    let result = try #require(results.first)
    let number = RuleRegistry.all.firstIndex { $0.id == "secret-in-log" }
    #expect(result["ruleId"] as? String == "secret-in-log")
    #expect(result["ruleIndex"] as? Int == number)
    #expect(result["level"] as? String == "error")
    #expect((result["message"] as? [String: String]) == ["text": "a \"secret\""])
    let locations = try #require(result["locations"] as? [[String: [String: Any]]])
    let place = try #require(locations.first?["physicalLocation"])
    #expect((place["artifactLocation"] as? [String: String]) == ["uri": "My%20App/A.swift"])
    #expect((place["region"] as? [String: Int]) == ["startLine": 3, "startColumn": 5])
  }

  @Test func columnsCountUnitsOfUTF16() throws {
    let text = "let a = 1\nlet é = \"👍\"; b()\n"
    let offset = try #require(text.firstRange(of: "b()")).lowerBound
    let bytes = text.utf8.distance(from: text.startIndex, to: offset)
    let diagnostic = Diagnostic(
      path: "A.swift",
      place: Place(line: 2, column: bytes - 9, offset: bytes),
      severity: .error,
      message: "b"
    )
    let results = try #require(
      try run(of: [diagnostic], text: text)["results"] as? [[String: Any]]
    )
    let locations = results.first?["locations"] as? [[String: [String: Any]]]
    let region = locations?.first?["physicalLocation"]?["region"] as? [String: Int]
    #expect(region == ["startLine": 2, "startColumn": 15])
  }

  @Test func aFileAsAWholeHasNoRegion() throws {
    let diagnostic = Diagnostic(path: "A.swift", place: nil, severity: .error, message: "unread")
    let results = try #require(try run(of: [diagnostic])["results"] as? [[String: Any]])
    let locations = results.first?["locations"] as? [[String: [String: Any]]]
    #expect(locations?.first?["physicalLocation"]?["region"] == nil)
  }
}
