extension String {
  /// The most characters (grapheme clusters) of a foreign text that a sentence quotes.
  private static let quotationLimit = 60

  /// The text as a sentence quotes it: short, and isolated from the direction of the sentence, so
  /// that an Arabic name moves nothing in an English sentence.
  ///
  /// Characters of an isolate of its own are left out: an unpaired one would end this one.
  var quoted: String {
    let text = String(String.UnicodeScalarView(unicodeScalars.filter { !isolates.contains($0) }))
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let start = words.prefix(Self.quotationLimit)
    return "\u{2068}\(start.count < words.count ? "\(start)…" : words)\u{2069}"
  }
}

private let isolates: ClosedRange<Unicode.Scalar> = "\u{2066}"..."\u{2069}"
