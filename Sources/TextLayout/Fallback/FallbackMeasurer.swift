/// Measures words for which a typeface has no glyphs.
///
/// Han characters, kana and fullwidth forms are one em wide and are never measured.
public protocol FallbackMeasurer: Sendable {
  /// A number that changes whenever a result may have changed; layouts of older results are
  /// discarded.
  var revision: Int { get }

  /// Returns the advance of a word, or nil if it is not known yet.
  ///
  /// Called on the thread that lays out, with no lock held.
  /// - Parameters:
  ///   - word: A word, a syllable block or an emoji, without spaces.
  ///   - font: The font of the text around the word.
  /// - Returns: The advance in points, at least 0; any other value means unknown.
  func advance(of word: String, font: Font) -> Double?
}

/// A measurer that knows no advances, so that all words are estimated.
public struct NoFallbackMeasurer: FallbackMeasurer {
  /// Creates a measurer.
  public init() {}

  public var revision: Int { 0 }

  public func advance(of word: String, font: Font) -> Double? { nil }
}
