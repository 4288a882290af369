/// A word that was estimated because the measurer does not know its advance yet.
public struct EstimatedWord: Hashable, Sendable {
  /// The word.
  public let word: String

  /// The font of the text around the word.
  public let font: Font

  /// The range of the word in the text, in UTF-16 code units.
  public let range: Range<Int>
}
