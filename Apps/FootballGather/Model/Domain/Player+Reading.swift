import ModelKit

extension Player {
  /// The pronunciation of a name with Chinese characters, "zeng xiao xian" for 曾小贤; nil for other
  /// names.
  public var reading: String? {
    let name = displayName
    guard name.unicodeScalars.contains(where: \.properties.isIdeographic) else { return nil }
    return NameReading.sortKey(for: name, reading: nil)
  }
}
