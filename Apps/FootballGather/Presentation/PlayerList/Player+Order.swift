import FootballGatherModel
import Foundation

extension Player {
  /// Whether the player comes before another in a list by name, or by id where names are equal.
  func precedes(_ other: Player, in locale: Locale) -> Bool {
    switch name.compare(other.name, options: [.caseInsensitive, .numeric], locale: locale) {
    case .orderedAscending: true
    case .orderedDescending: false
    case .orderedSame: id < other.id
    }
  }
}
