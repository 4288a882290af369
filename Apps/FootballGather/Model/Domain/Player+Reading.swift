import ModelKit

extension Player {
  /// The text by which the player is listed: the pronunciation of a name with Chinese characters,
  /// 曾小贤 as "zeng xiao xian", and any other name itself.
  public var reading: String {
    isNamedInChinese ? NameReading.sortKey(for: displayName, reading: nil) : displayName
  }

  /// The texts in which a search finds the player: the name, and the pronunciation of a Chinese one
  /// with and without white space, and its initials.
  public var searchTexts: [String] {
    guard isNamedInChinese else { return [displayName] }
    let reading = reading
    let syllables = reading.split(separator: " ")
    return [displayName, reading, syllables.joined(), String(syllables.compactMap(\.first))]
  }

  private var isNamedInChinese: Bool {
    displayName.unicodeScalars.contains(where: \.properties.isIdeographic)
  }
}
