import ModelKit

extension KeyedDecodingContainer {
  /// Decodes a name: visible text of limited length.
  ///
  /// - Throws: `DecodingError` if there is none.
  func name(_ key: Key) throws -> String {
    guard let name = text(key), CleanText.fits(name, limit: 200) else {
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "No name")
    }
    return name
  }

  /// Decodes text without control characters; nil if nothing is visible.
  func text(_ key: Key) -> String? {
    let text = lenient(key, as: String.self).map(CleanText.clean)
    return text.flatMap { CleanText.isVisible($0) ? $0 : nil }
  }

  /// Decodes a flag, which the server sends as a Boolean or as 0 and 1.
  func flag(_ key: Key) -> Bool {
    lenient(key, as: Bool.self) ?? (lenient(key, as: Int.self) == 1)
  }
}
