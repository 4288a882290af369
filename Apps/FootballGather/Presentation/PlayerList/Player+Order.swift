import FootballGatherModel
import Foundation

extension [Player] {
  /// Returns the players sorted by name, and by id where names are equal.
  func sortedByName(in locale: Locale) -> [Player] {
    map(NamedPlayer.init).sorted { $0.precedes($1, in: locale) }.map(\.player)
  }
}

extension Player {
  /// Returns whether the player comes before another in a list by name.
  func precedes(_ other: Player, in locale: Locale) -> Bool {
    NamedPlayer(self).precedes(NamedPlayer(other), in: locale)
  }
}

/// A player with the reading of the name, which takes time to derive.
private struct NamedPlayer {
  let player: Player
  let reading: String

  init(_ player: Player) {
    self.player = player
    reading = player.reading
  }

  func precedes(_ other: NamedPlayer, in locale: Locale) -> Bool {
    let options: String.CompareOptions = [.caseInsensitive, .numeric]
    return switch reading.compare(other.reading, options: options, locale: locale) {
    case .orderedAscending: true
    case .orderedDescending: false
    case .orderedSame: player.id < other.player.id
    }
  }
}
