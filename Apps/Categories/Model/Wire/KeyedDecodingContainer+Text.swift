import ModelKit

extension KeyedDecodingContainer {
  /// A name: something to see, and no longer than a line can be.
  /// - Throws: `DecodingError` where it is none.
  func name(_ key: Key) throws -> String {
    guard let name = text(key), CleanText.fits(name, limit: 200) else {
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "No name")
    }
    return name
  }

  /// Text without control characters; nil where nothing is to be seen.
  func text(_ key: Key) -> String? {
    let text = lenient(key, as: String.self).map(CleanText.clean)
    return text.flatMap { CleanText.isVisible($0) ? $0 : nil }
  }

  /// Yes or no, which the server says as a Boolean or as 0 and 1.
  func flag(_ key: Key) -> Bool {
    lenient(key, as: Bool.self) ?? (lenient(key, as: Int.self) == 1)
  }
}
