import ArgumentParser
import CodeGenerator
import Foundation

/// The options that a new screen and a new flow share.
struct ScreenOptions: ParsableArguments {
  @Argument(help: "The name of the screen in upper camel case: RecipeEditor.")
  var name: String

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp(
      "The app: a folder with Presentation and UI, or the name of a folder in Apps.",
      valueName: "app"
    ),
    completion: .directory
  )
  var app = "."

  @Option(help: "The title in English. Without it, the words of the name.")
  var title: String?

  @Option(help: "The title in Simplified Chinese. Without it, the words of the name.")
  var chineseTitle: String?

  @Flag(help: "List the files without writing them.")
  var dryRun = false

  func generate(_ kind: GeneratedName.Kind, _ placement: ScreenBlueprint.Placement) throws {
    let generation = try Generation.screen(
      GeneratedName(name, of: kind),
      placement: placement,
      in: try folder(),
      englishTitle: title,
      chineseTitle: chineseTitle
    )
    try GenerationReport(generation, isDryRun: dryRun).write()
  }

  private func folder() throws -> URL {
    let candidates = [app, "Apps/\(app)"]
    for path in candidates {
      let url = URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL
      let presentation = url.appending(path: "Presentation").path
      if FileManager.default.fileExists(atPath: presentation) { return url }
    }
    throw GenerationError(
      "Found no app here. Expected a folder with a subfolder Presentation at \(app) or in "
        + "\(app == "." ? "Apps/" : "Apps/\(app)"), as `rostrum new app` makes it."
    )
  }
}
