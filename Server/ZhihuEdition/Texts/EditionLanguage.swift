/// A language of the sample newspaper.
enum EditionLanguage: String, Sendable, CaseIterable {
  case chinese = "zh-Hans"
  case english = "en"

  /// Chooses the language of a response.
  ///
  /// - Parameter field: The value of `Accept-Language`. Without a supported language, the response
  ///   is in the newspaper's own language, Chinese.
  init(acceptLanguage field: String?) {
    let ranges = (field ?? "").split(separator: ",").prefix(32).compactMap { part in
      let pieces = part.split(separator: ";").map { $0.filter { !$0.isWhitespace }.lowercased() }
      let quality = pieces.dropFirst().first { $0.hasPrefix("q=") }
        .map { Double($0.dropFirst(2)) ?? 0 }
      return pieces.first.map { (tag: $0, quality: quality ?? 1) }
    }
    var best: (language: EditionLanguage, quality: Double)?
    for range in ranges where range.quality > 0 {
      guard let language = Self(primary: range.tag.prefix { $0 != "-" }) else { continue }
      if range.quality > best?.quality ?? 0 { best = (language, range.quality) }
    }
    self = best?.language ?? .chinese
  }

  private init?(primary: Substring) {
    switch primary {
    case "zh": self = .chinese
    case "en": self = .english
    default: return nil
    }
  }

  var texts: EditionTexts { self == .chinese ? .chinese : .english }
}
