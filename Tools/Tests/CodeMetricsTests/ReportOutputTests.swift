import Foundation
import FoundationXML
import SourceModel
import Testing
import ToolTesting

@testable import CodeMetrics

/// Reports of whole projects, in all formats.
struct ReportOutputTests {
  private func report(_ name: String) async throws -> CodeReport {
    let folder = Repository.fixture(name)
    let project = try await ProjectReader(paths: [folder.path]).read()
    let report = ReportBuilder(project).report(
      name: name,
      leftOut: LeftOutFiles.folders(beneath: [folder.path], notIn: project)
    )
    return report
  }

  /// Returns the text with paths relative to the fixture.
  private func plain(_ text: String, _ names: String...) -> String {
    names.reduce(text) { $0.replacing(Repository.fixture($1).path + "/", with: "") }
  }

  @Test(arguments: ["StoryboardApp", "ViperApp", "FlatApp", "OneFileApp", "BrokenApp", "NoFolders"])
  func markdown(name: String) async throws {
    try Golden.check(plain(try await report(name).markdown, name), "\(name).md")
  }

  @Test func csv() async throws {
    try Golden.check(plain(try await report("FlatApp").csv, "FlatApp"), "FlatApp.csv")
  }

  @Test func json() async throws {
    let text = plain(try await report("FlatApp").json(), "FlatApp")
    try Golden.check(text, "FlatApp.json")
  }

  @Test func chart() async throws {
    try Golden.check(BarChart(try await report("FlatApp")).text, "FlatApp.svg")
  }

  @Test func comparison() async throws {
    let comparison = CodeComparison(
      before: try await report("ViperApp"),
      after: try await report("FlatApp")
    )
    try Golden.check(comparison.text, "ViperApp-FlatApp.txt")
    try Golden.check(comparison.markdown, "ViperApp-FlatApp.md")
    try Golden.check(comparison.csv, "ViperApp-FlatApp.csv")
    try Golden.check(BarChart(comparison).text, "ViperApp-FlatApp.svg")
  }

  @Test func aProjectComparedWithItselfHasNoDifference() async throws {
    let report = try await report("FlatApp")
    let comparison = CodeComparison(before: report, after: report)
    let rows = comparison.layers + comparison.sizes + comparison.screens
    #expect(rows.allSatisfy { $0.difference == 0 })
    #expect(comparison.text.contains("±0"))
  }

  @Test func foldersThatAreLeftOutAreNamed() async throws {
    let folder = try TemporaryFolder([
      "App/A.swift": "let a = 1\n", "Pods/B.swift": "let b = 1\n", "Pods/C/D.swift": "",
      ".hidden/E.swift": "",
    ])
    let project = try await ProjectReader(paths: [folder.path]).read()
    #expect(
      LeftOutFiles.folders(beneath: [folder.path], notIn: project)
        == [LeftOutFolder(folder: "Pods", files: 2)]
    )
  }

  @Test func theLongestFunctionHasItsPlace() throws {
    let project = Project(sources: [
      "LoginPresenter.swift": """
      final class LoginPresenter {
        func short() {}
        func long(_ a: Int, with b: Int) {
          print(a)
          print(b)
        }
      }

      """
    ])
    let layers = ReportBuilder(project).report(name: "App").layers
    let presenter = try #require(layers.first { $0.layer == "Presenter" })
    #expect(presenter.longestFunction?.name == "LoginPresenter.long(_:with:)")
    #expect(presenter.longestFunction?.lines == 4)
    #expect(presenter.longestFunction?.line == 3)
    #expect(presenter.types == 1)
    #expect(presenter.functions == 2)
  }

  @Test(arguments: [
    (0, 1), (6, 1), (7, 2), (59, 10), (60, 10), (61, 20), (4_103, 1_000), (1_000_000, 200_000),
  ])
  func marksOfTheAxisAreRoundNumbers(most: Int, step: Int) {
    #expect(BarChart.step(for: most) == step)
  }

  @Test(arguments: [
    (0, "0"), (12, "12"), (999, "999"), (1_000, "1,000"), (1_234_567, "1,234,567"),
    (-1_000, "−1,000"),
  ])
  func thousandsAreSeparated(number: Int, text: String) {
    #expect(Numbers.grouped(number) == text)
  }

  @Test func cellsOfAnyTextAreWrittenSafely() {
    let table = Table(title: "A", header: ["B", "C"], rows: [["a,\"b\"\n", "d|e"]])
    #expect(table.csv == "table,B,C\r\nA,\"a,\"\"b\"\"\n\",d|e\r\n")
    #expect(table.markdown.contains("d\\|e"))
  }

  @Test func chartsAreXML() async throws {
    var report = try await report("FlatApp")
    report.name = "<&>\""
    #expect(XMLParser(data: Data(BarChart(report).text.utf8)).parse())
  }
}
