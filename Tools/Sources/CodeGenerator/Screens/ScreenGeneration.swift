public import Foundation

extension Generation {
  /// Generates a new screen, or a new flow with its first screen, in an existing app.
  ///
  /// - Parameters:
  ///   - name: The name of the screen.
  ///   - placement: The way in which it is shown.
  ///   - app: The folder of the app, which has the folders `Presentation` and `UI`.
  ///   - englishTitle: The title in English; nil for the words of the name.
  ///   - chineseTitle: The title in Simplified Chinese; nil for the words of the name.
  /// - Returns: The files to write, and manual steps.
  /// - Throws: ``GenerationError`` where the folder is not an app, or the name is already in use.
  public static func screen(
    _ name: GeneratedName,
    placement: ScreenBlueprint.Placement,
    in app: URL,
    englishTitle: String? = nil,
    chineseTitle: String? = nil
  ) throws(GenerationError) -> Generation {
    let sources = try AppSources(folder: app)
    var blueprint = ScreenBlueprint(in: sources, name: name, placement: placement)
    blueprint.englishTitle = englishTitle
    blueprint.chineseTitle = chineseTitle
    var editing = AppEditing(blueprint, in: sources)
    try editing.addScreen()
    var generation = Generation(folder: app)
    generation.created = blueprint.files
    generation.edited = editing.edited
    generation.manual = editing.manual
    generation.breakLongLines()
    return generation
  }
}
