public import FootballGatherModel
public import Foundation
public import Rostrum

/// The destinations of Football Gather.
public enum FootballGatherRoute: Route {
  case players
  case newPlayer
  /// A player, at the path `players/7`.
  case player(Player.ID)
  /// A field of a player, at the path `players/7/age`.
  case editPlayer(Player.ID, PlayerField)
  /// The teams of these players, at the path `teams/7,12`.
  case teams([Player.ID])
  /// The match in progress.
  case match
  case gathers
  /// A match, at the path `gathers/<uuid>`.
  case gather(Gather.ID)
  case account
  /// The choice of the language, at the path `account/language`.
  case language

  public init?(path: RoutePath) {
    let segments = path.segments
    let id = segments.dropFirst().first
    switch (segments.first ?? "players", segments.count) {
    case ("players", 0...1): self = .players
    case ("players", 2) where id == "new": self = .newPlayer
    case ("players", 2):
      guard let id = id.flatMap(Player.ID.init) else { return nil }
      self = .player(id)
    case ("players", 3):
      guard let id = id.flatMap(Player.ID.init), let field = PlayerField(rawValue: segments[2])
      else { return nil }
      self = .editPlayer(id, field)
    case ("teams", 2):
      let ids = (id ?? "").split(separator: ",").map { Player.ID($0) }
      guard !ids.isEmpty, !ids.contains(nil) else { return nil }
      self = .teams(ids.compactMap(\.self))
    case ("match", 1): self = .match
    case ("gathers", 1): self = .gathers
    case ("gathers", 2):
      guard let id = id.flatMap(UUID.init) else { return nil }
      self = .gather(id)
    case ("account", 1): self = .account
    case ("account", 2) where id == "language": self = .language
    default: return nil
    }
  }

  public var path: RoutePath {
    switch self {
    case .players: ["players"]
    case .newPlayer: ["players", "new"]
    case .player(let id): ["players", String(id)]
    case .editPlayer(let id, let field): ["players", String(id), field.rawValue]
    case .teams(let ids): ["teams", ids.map(String.init).joined(separator: ",")]
    case .match: ["match"]
    case .gathers: ["gathers"]
    case .gather(let id): ["gathers", id.uuidString.lowercased()]
    case .account: ["account"]
    case .language: ["account", "language"]
    }
  }
}
