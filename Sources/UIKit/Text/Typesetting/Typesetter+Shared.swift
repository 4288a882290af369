import TextLayout

extension Typesetter {
  /// The typesetter of all scenes: texts and their sizes are the same for all readers.
  static let shared = Typesetter(measurer: FallbackFontMeasurer())
}
