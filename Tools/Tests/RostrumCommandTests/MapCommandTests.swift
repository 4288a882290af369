import Foundation
import Testing
import ToolTesting

struct MapCommandTests {
  private func map(_ arguments: String..., in folder: URL) throws -> ToolProgram.Outcome {
    try ToolProgram.run(["map"] + arguments, in: folder)
  }

  @Test func warningsEndWith1WhereTheyAreStrict() throws {
    let folder = Repository.fixture("FlatApp")
    #expect(try map(in: folder).code == 0)
    let outcome = try map("--strict", in: folder)
    #expect(outcome.code == 1)
    #expect(
      outcome.error.contains("Coordinators.swift:11:8: warning: The route “help” has no screen")
    )
    #expect(outcome.output.hasPrefix("FlatApp: "))
    #expect(try map("--strict", in: Repository.fixture("OneFileApp")).code == 0)
  }

  @Test func filesThatDoNotParseAreNamed() throws {
    let outcome = try map(in: Repository.fixture("BrokenApp"))
    #expect(outcome.code == 1)
    #expect(outcome.error.contains("Half.storyboard:1:19: error: "))
    #expect(outcome.error.contains("Screens/BrokenPresenter.swift:4:13: error: "))
    #expect(outcome.error.contains("Screens/LatinViewController.swift: error: "))
    #expect(outcome.output.contains("show → Other"))
  }

  @Test(arguments: [
    ["nothing"], ["--format", "png"], ["--pictures", "."],
    ["--format", "svg", "--pictures", "nothing"], ["--output", "/nowhere/at/all.txt"],
  ])
  func invalidArgumentsEndWith2(arguments: [String]) throws {
    let outcome = try ToolProgram.run(["map"] + arguments, in: Repository.fixture("FlatApp"))
    #expect(outcome.code == 2)
    #expect(outcome.error.contains("Error: "))
  }

  @Test func aPlaceThatCannotBeWrittenIsNamed() throws {
    let outcome = try map("--output", "/nowhere/map.txt", in: Repository.fixture("ViperApp"))
    #expect(outcome.code == 2)
    #expect(
      outcome.error.contains(
        "Error: Expected a place for the map at /nowhere/map.txt, cannot write there.\n"
      )
    )
  }

  @Test func severalFoldersGiveTheMapItsName() throws {
    let outcome = try map(
      "ViperApp",
      "FlatApp",
      in: Repository.fixture("ViperApp").appending(path: "..")
    )
    #expect(outcome.output.hasPrefix("ViperApp, FlatApp: "))
  }

  @Test func aFileIsWritten() throws {
    let folder = try TemporaryFolder(["A.swift": "class AViewController: UIViewController {}\n"])
    let outcome = try map("--format", "svg", "--output", "map.svg", "--name", "A", in: folder.url)
    #expect(outcome.code == 0)
    #expect(outcome.output == "")
    #expect(try folder.text(of: "map.svg").contains("<title id=\"title\">A: 0 flows, 1 screen"))
  }

  @Test func helpHasAnExample() throws {
    let outcome = try map("--help", in: Repository.root)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("EXAMPLE: rostrum map"))
  }
}
