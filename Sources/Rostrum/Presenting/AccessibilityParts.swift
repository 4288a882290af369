extension String {
  /// Creates an accessibility label of several parts, such as "Anna, Defender".
  ///
  /// Absent and empty parts are left out. After a part that ends with a punctuation mark, only the
  /// spaces of the separator follow: "Why? Anna", not "Why?, Anna".
  /// - Parameters:
  ///   - parts: The parts, in the order in which they are read.
  ///   - separator: The separator in the language of the texts: ", " in English, "，" in Chinese.
  public init(accessibilityParts parts: [String?], separator: String) {
    let spaces = separator.filter(\.isWhitespace)
    self = ""
    for case let part? in parts where !part.isEmpty {
      if !isEmpty { self += endsWithMark ? spaces : separator }
      self += part
    }
  }

  /// Whether a punctuation mark ends the text, perhaps before quotation marks or brackets.
  private var endsWithMark: Bool {
    let last = unicodeScalars.last { scalar in
      switch scalar.properties.generalCategory {
      case .closePunctuation, .finalPunctuation, .format: false
      default: scalar != "\""
      }
    }
    return last.map { ".,:;!?…。，、：；！？".unicodeScalars.contains($0) } ?? false
  }
}
