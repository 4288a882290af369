package import TextLayout

extension Typesetter {
  /// The typesetter of all scenes: text layout is the same for all users, except for words that no
  /// font of the process covers.
  package static let shared = Typesetter(measurer: SceneWordMeasurer())
}
