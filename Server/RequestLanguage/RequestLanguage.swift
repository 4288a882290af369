/// The languages of the sample servers' texts.
public enum RequestLanguage: String, Sendable, CaseIterable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"

  /// Returns the language that an `Accept-Language` field prefers (RFC 9110, 12.5.4).
  /// - Parameters:
  ///   - fields: The values of the field, which are parsed as one list.
  ///   - fallback: The language for a request that names none of these languages.
  public init(acceptLanguage fields: [String], default fallback: RequestLanguage) {
    var best: (language: RequestLanguage, quality: Double)?
    for item in fields.joined(separator: ",").split(separator: ",") {
      let parts = item.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
      guard let tag = parts.first, let language = Self.language(of: tag) else { continue }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }
      let quality = weight.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
      if quality > best?.quality ?? 0 { best = (language, quality) }
    }
    self = best?.language ?? fallback
  }

  private static func language(of tag: String) -> RequestLanguage? {
    switch tag.split(separator: "-").first?.lowercased() {
    case "en": .english
    case "zh": .simplifiedChinese
    default: nil
    }
  }
}
