import FootballGatherModel
import Foundation

/// The order of players by name, and the search for them.
///
/// Names with Chinese characters are compared and found by their readings, each of which is derived
/// once, because that takes about 0.2 ms.
struct PlayerNames {
  private static let comparison: String.CompareOptions = [.caseInsensitive, .numeric]
  private static let search: String.CompareOptions = [
    .caseInsensitive, .diacriticInsensitive, .widthInsensitive,
  ]

  private let locale: Locale
  /// The readings of Chinese names.
  private var readings: [String: String] = [:]

  init(_ locale: Locale) {
    self.locale = locale
  }

  /// Returns players sorted by name, and by id where names are equal.
  ///
  /// Keeps the readings of these players only.
  mutating func sorted(_ players: [Player]) -> [Player] {
    derive(from: players)
    return players.sorted(by: precedes)
  }

  /// Derives the readings of players and forgets those of others.
  mutating func derive(from players: [Player]) {
    var derived: [String: String] = [:]
    for player in players {
      derived[player.name] = readings[player.name] ?? player.reading
    }
    readings = derived
  }

  /// Returns whether a player comes before another one, or has a lower id and an equal name.
  func precedes(_ player: Player, _ other: Player) -> Bool {
    let (name, otherName) = (text(of: player), text(of: other))
    return switch name.compare(otherName, options: Self.comparison, locale: locale) {
    case .orderedAscending: true
    case .orderedDescending: false
    case .orderedSame: player.id < other.id
    }
  }

  /// Returns whether a player's name contains all words, or its reading does, with or without white
  /// space, or its initials.
  func matches(_ player: Player, _ words: [Substring]) -> Bool {
    if words.isEmpty { return true }
    var texts = [player.displayName]
    if let reading = readings[player.name] {
      let syllables = reading.split(separator: " ")
      texts += [reading, syllables.joined(), String(syllables.compactMap(\.first))]
    }
    return words.allSatisfy { word in
      texts.contains { $0.range(of: word, options: Self.search, locale: locale) != nil }
    }
  }

  private func text(of player: Player) -> String {
    readings[player.name] ?? player.displayName
  }
}
