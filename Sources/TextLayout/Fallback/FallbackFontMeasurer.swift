/// Measures words with the fallback font of a font library, which pages load as a web font; all
/// emoji have the same advance.
///
/// Scripts that the fallback font lacks, such as Hangul and Thai, stay estimated.
public struct FallbackFontMeasurer: FallbackMeasurer {
  private let regular: InstalledFontMeasurer
  private let bold: InstalledFontMeasurer

  /// Creates a measurer.
  ///
  /// - Parameter library: The library with the font files. Without the fallback font, only emoji
  ///   are measured.
  public init(library: FontLibrary = .shared) {
    regular = Self.measurer(weight: 400, library)
    bold = Self.measurer(weight: 700, library)
  }

  private static func measurer(weight: Int, _ library: FontLibrary) -> InstalledFontMeasurer {
    let descriptor = TypefaceDescriptor(design: .fallback, weight: weight)
    let typeface = try? library.typeface(for: descriptor)
    return InstalledFontMeasurer(typefaces: [typeface].compactMap { $0 })
  }

  /// The advance of an emoji in em; Chromium measures 1.248 for Noto Color Emoji.
  private static let emojiAdvance = 1.25

  public var revision: Int { 0 }

  public func advance(of word: String, font: Font) -> Double? {
    if Self.isEmoji(word) { return Self.emojiAdvance * font.size }
    return (font.typeface.descriptor.weight >= 600 ? bold : regular).advance(of: word, font: font)
  }

  /// Returns whether a word is an emoji, which each platform draws in its own width.
  public static func isEmoji(_ word: String) -> Bool {
    word.unicodeScalars.contains { scalar in
      scalar.properties.isEmojiPresentation || scalar.value == 0xFE0F || scalar.value == 0x20E3
    }
  }
}
