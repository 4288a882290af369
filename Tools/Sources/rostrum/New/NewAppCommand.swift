import ArgumentParser
import CodeGenerator
import Foundation

struct NewAppCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "app",
    abstract: "Generates an app: a list of items, and one of them.",
    discussion: """
      In Rostrum's own repository the app comes to Apps/NAME, and to the home screen of the \
      Showcase. Anywhere else, or with --package, it is a package of its own, with a program that \
      shows the app in a browser.
      EXAMPLE: rostrum new app Recipes --rostrum ../rostrum
      """
  )

  @Argument(help: "The name of the app, as a Swift type begins: RecipeBook.")
  var name: String

  @Flag(help: "Make a package of its own, in Rostrum's repository too.")
  var package = false

  @Option(
    help: ArgumentHelp("The folder of the package; ./NAME without it.", valueName: "path"),
    completion: .directory
  )
  var folder: String?

  @Option(
    help: ArgumentHelp(
      "The folder of Rostrum's clone, or the address of its repository; without it, the clone that "
        + "this program was built in.",
      valueName: "path-or-url"
    ),
    completion: .directory
  )
  var rostrum: String?

  @Option(help: "The branch, where Rostrum is given by its address.")
  var branch = "main"

  @Flag(help: "List the files and write nothing.")
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
      "Next: cd \(self.folder ?? name.type) && swift test && swift run \(name.path), then open "
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
    guard let clone = RostrumRepository.around(URL(filePath: CommandLine.arguments[0])) else {
      throw GenerationError(
        "Expected the place of Rostrum, since this program was moved out of its clone: give the "
          + "folder of a clone or an address by --rostrum."
      )
    }
    return .path(RelativePath(from: folder, to: clone).text)
  }
}
