import Foundation
import Testing
import ToolTesting

struct NewCommandTests {
  private func new(_ arguments: String..., in folder: URL) throws -> ToolProgram.Outcome {
    try ToolProgram.run(["new"] + arguments, in: folder)
  }

  private func files(in folder: TemporaryFolder) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
    return paths.compactMap { $0 as? String }.sorted()
  }

  @Test func anAppAScreenAndAFlowAreWithoutFindings() throws {
    let folder = try TemporaryFolder()
    let app = try new("app", "Recipes", in: folder.url)
    #expect(app.code == 0, "\(app.error)")
    #expect(app.output.contains("created Presentation/Flow/RecipesCoordinator.swift\n"))
    #expect(app.output.contains("Next: cd Recipes && rostrum test && rostrum dev"))
    let package = folder.url.appending(path: "Recipes")
    let screen = try new("screen", "Settings", in: package)
    #expect(screen.code == 0, "\(screen.error)")
    let flow = try new("flow", "Onboarding", "--in", "Recipes", in: folder.url)
    #expect(flow.code == 0, "\(flow.error)")
    #expect(flow.output.contains("edited  Presentation/Flow/RecipesCoordinator.swift\n"))
    let lint = try ToolProgram.run(["lint"], in: package)
    #expect(lint.output.hasSuffix(" files, no finding\n"), "\(lint.output)")
  }

  @Test func aPackageHasTheCloneInWhichTheToolWasBuilt() throws {
    let folder = try TemporaryFolder()
    _ = try new("app", "Recipes", in: folder.url)
    let manifest = try folder.text(of: "Recipes/Package.swift")
    let line = try #require(manifest.split(separator: "\n").first { $0.contains(".package(") })
    let path = try #require(line.firstMatch(of: /path: "([^"]+)"/)?.1)
    let package = folder.url.appending(path: "Recipes", directoryHint: .isDirectory)
      .resolvingSymlinksInPath().appending(path: "", directoryHint: .isDirectory)
    let clone = URL(filePath: String(path), relativeTo: package).standardizedFileURL
    #expect(clone.path == Repository.root.standardizedFileURL.path)
  }

  @Test func anInstalledToolGeneratesAnAppForItsRuntime() throws {
    let folder = try TemporaryFolder([
      "usr/lib/rostrum/sdk.json": #"{"swift": "6", "library": "R", "compilerOptions": []}"#,
      "usr/bin/readme": "",
    ])
    let program = folder.url.appending(path: "usr/bin/rostrum")
    try FileManager.default.copyItem(at: ToolProgram.built, to: program)
    let outcome = try ToolProgram.run(["new", "app", "Recipes"], in: folder.url, program: program)
    #expect(outcome.code == 0, "\(outcome.error)")
    #expect(try !folder.text(of: "Recipes/Package.swift").contains(".package("))
    try FileManager.default.removeItem(at: folder.url.appending(path: "usr/lib"))
    let other = try ToolProgram.run(["new", "app", "Other"], in: folder.url, program: program)
    #expect(other.code == 2)
    #expect(other.error.contains("by --rostrum"), "\(other.error)")
  }

  @Test func aDryRunListsTheFilesAndWritesNone() throws {
    let folder = try TemporaryFolder()
    let outcome = try new("app", "Recipes", "--dry-run", in: folder.url)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("would create Package.swift\n"))
    #expect(!outcome.output.contains("Next:"))
    #expect(files(in: folder).isEmpty)
  }

  @Test(arguments: [
    (["app", "recipes"], "begins with an upper-case letter from A to Z, got “r”"),
    (["app", ""], "is empty; give one such as RecipeBook"),
    (["screen", "2Do"], "begins with an upper-case letter from A to Z, got “2”"),
    (["screen", "../Settings"], "cannot be a path"),
    (["flow", "My Flow"], "consists of letters from A to Z and digits, got “ ”"),
    (["flow", "Self"], "which is a keyword of Swift"),
    (["screen", "Settings", "--in", "nowhere"], "Found no app here. Expected a folder with a"),
    (["app", "Recipes", "--rostrum", "nowhere"], "Expected a clone of Rostrum at nowhere"),
  ])
  func anInvalidRequestPrintsASentenceAndEndsWith2(
    _ arguments: [String],
    _ sentence: String
  ) throws {
    let folder = try TemporaryFolder()
    let outcome = try ToolProgram.run(["new"] + arguments, in: folder.url)
    #expect(outcome.code == 2)
    #expect(outcome.error.contains(sentence), "\(outcome.error)")
    #expect(outcome.output == "")
    #expect(files(in: folder).isEmpty)
  }

  @Test func existingFilesAreNotOverwritten() throws {
    let folder = try TemporaryFolder(["Recipes/README.md": "mine"])
    let outcome = try new("app", "Recipes", in: folder.url)
    #expect(outcome.code == 2)
    #expect(outcome.error.contains("these files exist already:\n  README.md\n"))
    #expect(files(in: folder) == ["Recipes", "Recipes/README.md"])
  }

  @Test func linesWithoutAPlaceArePrinted() throws {
    let outcome = try new(
      "screen",
      "Summary",
      "--in",
      "ZhihuDaily",
      "--dry-run",
      in: Repository.root
    )
    #expect(outcome.code == 0)
    #expect(
      outcome.output.contains(
        """

        In one protocol of ZhihuDailyScreens:
          HomeScreens (Presentation/Flow/ZhihuDailyScreens.swift)

        """
      )
    )
    #expect(outcome.output.contains("finds routes by their paths, add:\n\n    .summary,\n"))
  }

  @Test func aFolderWithoutAnAppIsExplained() throws {
    let folder = try TemporaryFolder()
    let outcome = try new("screen", "Summary", in: folder.url)
    #expect(outcome.code == 2)
    #expect(
      outcome.error.contains(
        """
        Found no app here. Expected a folder with a subfolder Presentation at . or in Apps/, as \
        `rostrum new app` makes it.
        """
      )
    )
  }

  @Test(arguments: [["new"], ["new", "app"], ["new", "screen"], ["new", "flow"], ["dev"]])
  func helpHasAnExample(_ command: [String]) throws {
    let outcome = try ToolProgram.run(command + ["--help"], in: Repository.root)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("EXAMPLE: rostrum \(command.joined(separator: " "))"))
  }
}
