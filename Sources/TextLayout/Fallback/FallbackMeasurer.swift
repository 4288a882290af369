/// Measures words that a typeface has no glyphs for.
///
/// Han characters, kana and fullwidth forms are one em wide and are never asked for.
public protocol FallbackMeasurer: Sendable {
  /// A number that changes whenever an answer may have changed; layouts of older answers are
  /// discarded.
  var revision: Int { get }

  /// Returns the advance of a word, or nil if it is not known yet.
  ///
  /// Called from the thread that lays out, with no lock held.
  /// - Parameters:
  ///   - word: A word, a syllable block or one emoji, without spaces.
  ///   - font: The font that the text around the word has.
  /// - Returns: Points, at least 0; anything else counts as unknown.
  func advance(of word: String, font: Font) -> Double?
}

/// Knows no advance, so that all words are estimated.
public struct NoFallbackMeasurer: FallbackMeasurer {
  /// Creates a measurer.
  public init() {}

  public var revision: Int { 0 }

  public func advance(of word: String, font: Font) -> Double? { nil }
}
