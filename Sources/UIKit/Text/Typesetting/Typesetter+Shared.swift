import TextLayout

extension Typesetter {
  /// One for all scenes: texts and their sizes are the same for all readers.
  static let shared = Typesetter()
}
