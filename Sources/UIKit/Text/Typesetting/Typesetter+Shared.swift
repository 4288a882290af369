package import TextLayout

extension Typesetter {
  /// The typesetter of all scenes: texts and their sizes are the same for all readers, but for words that
  /// no font of the process has.
  package static let shared = Typesetter(measurer: SceneWordMeasurer())
}
