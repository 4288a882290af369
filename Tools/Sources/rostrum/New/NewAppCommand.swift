import AppBuilding
import ArgumentParser
import CodeGenerator
import Foundation

struct NewAppCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "app",
    abstract: "Generates an app with a list of items and a detail screen.",
    discussion: """
      In Rostrum's repository the command creates Apps/NAME and adds the app to the home screen of \
      the Showcase. Elsewhere, or with --package, it creates a package with a program that shows \
      the app in a browser.
      EXAMPLE: rostrum new app Recipes --rostrum ../rostrum
      """
  )

  @Argument(help: "The name of the app in upper camel case: RecipeBook.")
  var name: String

  @Flag(help: "Create a separate package, even in Rostrum's repository.")
  var package = false

  @Option(
    help: ArgumentHelp("The folder of the package. Without it, ./NAME.", valueName: "path"),
    completion: .directory
  )
  var folder: String?

  @Option(
    help: ArgumentHelp(
      "The folder of a clone of Rostrum, or the address of its repository. Without it, the clone "
        + "in which this program was built, or else the installed runtime.",
      valueName: "path-or-url"
    ),
    completion: .directory
  )
  var rostrum: String?

  @Option(help: "The branch, if --rostrum is an address.")
  var branch = "main"

  @Flag(help: "List the files without writing them.")
  var dryRun = false

  func run() throws {
    let name = try GeneratedName(name, of: .app)
    let here = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
    if !package, folder == nil, RostrumRepository.isRepository(here) {
      let report = GenerationReport(try .app(name, inRepository: here), isDryRun: dryRun)
      try report.write()
      report.advise("Next: make run, then open http://127.0.0.1:8080/\(name.path)")
      return
    }
    let folder = URL(filePath: folder ?? name.type, directoryHint: .isDirectory).standardizedFileURL
    let generation = Generation.package(name, in: folder, rostrum: try location(from: folder))
    let report = GenerationReport(generation, isDryRun: dryRun)
    try report.write()
    report.advise(
      "Next: cd \(self.folder ?? name.type) && rostrum test && rostrum dev, then open "
        + "http://127.0.0.1:8080/\(name.path)"
    )
  }

  private func location(from folder: URL) throws -> RostrumLocation {
    if let rostrum, rostrum.contains("://") || rostrum.hasPrefix("git@") {
      return .repository(url: rostrum, branch: branch)
    }
    if let rostrum {
      let clone = URL(filePath: rostrum, directoryHint: .isDirectory).standardizedFileURL
      guard RostrumRepository.isRepository(clone) else {
        throw GenerationError("Expected a clone of Rostrum at \(rostrum), found none.")
      }
      return .path(RelativePath(from: folder, to: clone).text)
    }
    let program = try ToolPath.current
    if let clone = RostrumRepository.around(URL(filePath: program)) {
      return .path(RelativePath(from: folder, to: clone).text)
    }
    guard (try? RuntimeSDK.found) != nil else {
      throw GenerationError(
        "Expected the place of Rostrum, since this program was moved out of its clone and has no "
          + "runtime beside it: give the folder of a clone or an address by --rostrum."
      )
    }
    return .installed
  }
}
