extension String {
  /// The maximum length of a foreign text in a sentence, in characters (grapheme clusters).
  private static let quotationLimit = 60

  /// The text for use in a sentence: short, and isolated from the sentence's direction, so that an
  /// Arabic name reorders nothing in an English sentence.
  ///
  /// Isolate characters of the text are removed, since an unpaired one would end this isolate.
  var quoted: String {
    let text = String(String.UnicodeScalarView(unicodeScalars.filter { !isolates.contains($0) }))
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let start = words.prefix(Self.quotationLimit)
    return "\u{2068}\(start.count < words.count ? "\(start)…" : words)\u{2069}"
  }
}

private let isolates: ClosedRange<Unicode.Scalar> = "\u{2066}"..."\u{2069}"
