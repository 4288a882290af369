import Foundation
import Testing
import ToolTesting

struct MetricsCommandTests {
  private func metrics(_ arguments: String..., in folder: URL) throws -> ToolProgram.Outcome {
    try ToolProgram.run(["metrics"] + arguments, in: folder)
  }

  @Test func aWholeProjectEndsWith0() throws {
    let outcome = try metrics(in: Repository.fixture("FlatApp"))
    #expect(outcome.code == 0)
    #expect(outcome.error == "")
    #expect(outcome.output.hasPrefix("FlatApp: "))
  }

  @Test func aPlaceThatCannotBeWrittenIsNamed() throws {
    let outcome = try metrics("--chart", "/nowhere/a.svg", in: Repository.fixture("ViperApp"))
    #expect(outcome.code == 2)
    #expect(
      outcome.error.contains(
        "Error: Expected a place for the chart at /nowhere/a.svg, cannot write there.\n"
      )
    )
  }

  @Test func severalFoldersGiveTheReportItsName() throws {
    let folder = Repository.fixture("ViperApp").appending(path: "..")
    #expect(try metrics("ViperApp", "FlatApp", in: folder).output.hasPrefix("ViperApp, FlatApp: "))
  }

  @Test func filesThatDoNotParseAreNamedAndCounted() throws {
    let outcome = try metrics("--format", "csv", in: Repository.fixture("BrokenApp"))
    #expect(outcome.code == 1)
    #expect(outcome.error.contains("Screens/BrokenPresenter.swift:4:13: error: "))
    #expect(
      outcome.error.contains("Screens/LatinViewController.swift: error: The file is not UTF-8")
    )
    // As wc -l counts them: 9 lines, 5, 3 and none.
    #expect(outcome.output.contains("Lines by layer,Total,4,17,"))
  }

  @Test(arguments: [
    ["nothing"], ["--against", "nothing"], ["--format", "html"],
    ["--chart", "/nowhere/at/all.svg"],
  ])
  func invalidArgumentsEndWith2(arguments: [String]) throws {
    let outcome = try ToolProgram.run(
      ["metrics"] + arguments,
      in: Repository.fixture("FlatApp")
    )
    #expect(outcome.code == 2)
    #expect(outcome.error.hasPrefix("Error: "))
  }

  @Test func aChartIsWritten() throws {
    let folder = try TemporaryFolder(["A.swift": "let a = 1\n"])
    let outcome = try metrics("--chart", "chart.svg", in: folder.url)
    #expect(outcome.code == 0)
    #expect(try folder.text(of: "chart.svg").hasPrefix("<svg "))
  }

  @Test func theOtherProjectComesFirst() throws {
    let folder = try TemporaryFolder([
      "Old/APresenter.swift": "let a = 1\nlet b = 2\n", "New/APresenter.swift": "let a = 1\n",
    ])
    let outcome = try metrics("New", "--against", "Old", "--format", "markdown", in: folder.url)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("| Layer | Old | New | Difference |"))
    #expect(outcome.output.contains("| Presenter | 2 | 1 | −1 |"))
  }

  @Test func helpHasAnExample() throws {
    let outcome = try metrics("--help", in: Repository.root)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("EXAMPLE: rostrum metrics"))
  }
}
