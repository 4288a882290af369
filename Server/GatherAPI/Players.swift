public enum PlayerSkill: String, WireChoice {
  case beginner, amateur, professional
}

public enum PlayerPosition: String, WireChoice {
  case goalkeeper, defender, midfielder, winger, striker
}

/// A player as a client sends it; an omitted field has no value.
public struct PlayerRequest: Codable, Sendable, Equatable {
  public var name: String
  /// The age in years.
  public var age: Int?
  public var skill: PlayerSkill?
  public var preferredPosition: PlayerPosition?
  public var favouriteTeam: String?

  public init(
    name: String,
    age: Int? = nil,
    skill: PlayerSkill? = nil,
    preferredPosition: PlayerPosition? = nil,
    favouriteTeam: String? = nil
  ) {
    self.name = name
    self.age = age
    self.skill = skill
    self.preferredPosition = preferredPosition
    self.favouriteTeam = favouriteTeam
  }
}

/// A player of the caller.
public struct PlayerResponse: Codable, Sendable, Equatable, Identifiable {
  /// Unique among the caller's players.
  public var id: Int
  public var name: String
  /// The age in years.
  public var age: Int?
  public var skill: PlayerSkill?
  public var preferredPosition: PlayerPosition?
  public var favouriteTeam: String?
  /// The side that the player is on, in the list of a gather's players.
  public var team: Team?
  /// The version, which increases with every change; nil from a server that does not count them.
  public var version: Int?

  public init(id: Int, player: PlayerRequest, team: Team? = nil, version: Int? = nil) {
    self.id = id
    name = player.name
    age = player.age
    skill = player.skill
    preferredPosition = player.preferredPosition
    favouriteTeam = player.favouriteTeam
    self.team = team
    self.version = version
  }
}

/// The statistics of a player in the matches that have ended.
public struct PlayerStatistics: Codable, Sendable, Equatable {
  public enum Outcome: String, WireChoice {
    case won = "W"
    case drawn = "D"
    case lost = "L"
  }

  /// The number of latest matches in `form`.
  public static let formLength = 5

  public var playerId: Int
  public var played: Int
  public var won: Int
  public var drawn: Int
  public var lost: Int
  /// The latest outcomes, newest first; at most five.
  public var form: [Outcome]

  /// Counts all outcomes of a player, given newest first.
  public init(playerId: Int, outcomes: [Outcome]) {
    self.playerId = playerId
    played = outcomes.count
    won = outcomes.count { $0 == .won }
    drawn = outcomes.count { $0 == .drawn }
    lost = outcomes.count { $0 == .lost }
    form = Array(outcomes.prefix(Self.formLength))
  }
}
