public import FootballGatherPresentation
import Foundation

extension FootballGatherRoute {
  /// A route of each case, then one of each other field.
  public static let samples: [FootballGatherRoute] =
    chain(from: .players, \.next) + PlayerField.allCases.dropFirst().map { .editPlayer(1, $0) }

  private var next: FootballGatherRoute? {
    switch self {
    case .players: .newPlayer
    case .newPlayer: .player(1)
    case .player: PlayerField.allCases.first.map { .editPlayer(1, $0) }
    case .editPlayer: .teams([1, 2])
    case .teams: .match
    case .match: .gathers
    case .gathers: .gather(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)))
    case .gather: .account
    case .account: .language
    case .language: nil
    }
  }
}
