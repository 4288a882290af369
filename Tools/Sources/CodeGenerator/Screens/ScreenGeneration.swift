public import Foundation

extension Generation {
  /// A new screen, or a new flow with its first screen, in an app that exists.
  ///
  /// - Parameters:
  ///   - name: The name of the screen.
  ///   - placement: The way in which it comes.
  ///   - app: The folder of the app, which has the folders `Presentation` and `UI`.
  ///   - englishTitle: The title in English; nil for the words of the name.
  ///   - chineseTitle: The title in Simplified Chinese; nil for the words of the name.
  /// - Returns: The files to write, and steps for a person.
  /// - Throws: ``GenerationError`` where the folder is no app, or something of the name exists.
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
