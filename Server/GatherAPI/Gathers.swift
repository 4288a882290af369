public import Foundation

/// A match of the caller.
public struct GatherResponse: Codable, Sendable, Equatable, Identifiable {
  public var id: UUID
  public var userId: UUID
  public var score: Score?
  /// The winner, once the match has ended.
  public var winnerTeam: Winner?
  /// The version, which increases by one with every change; the entity tag contains it.
  public var version: Int
  public var createdAt: Date
  /// The time of the result; nil while the match is in progress.
  public var endedAt: Date?

  public init(
    id: UUID,
    userId: UUID,
    score: Score? = nil,
    winnerTeam: Winner? = nil,
    version: Int,
    createdAt: Date,
    endedAt: Date? = nil
  ) {
    self.id = id
    self.userId = userId
    self.score = score
    self.winnerTeam = winnerTeam
    self.version = version
    self.createdAt = createdAt
    self.endedAt = endedAt
  }
}

/// A player and a side.
public struct LineUpEntry: Codable, Sendable, Hashable {
  public var playerId: Int
  public var team: Team

  public init(playerId: Int, team: Team) {
    self.playerId = playerId
    self.team = team
  }
}

/// The initial line-up of a match; an empty object creates a match without players.
///
/// A request with an `Idempotency-Key` that was sent before creates nothing: the response has the
/// address of the first match.
public struct GatherCreateRequest: Codable, Sendable, Equatable {
  public var players: [LineUpEntry]?

  public init(players: [LineUpEntry]? = nil) {
    self.players = players
  }
}

/// The result of a match.
public struct GatherResultRequest: Codable, Sendable, Equatable {
  public var score: Score
  public var winnerTeam: Winner

  public init(score: Score, winnerTeam: Winner) {
    self.score = score
    self.winnerTeam = winnerTeam
  }

  public init(score: Score) {
    self.init(score: score, winnerTeam: score.winner)
  }
}

/// The score of a match in progress.
public struct ScoreRequest: Codable, Sendable, Equatable {
  public var score: Score

  public init(score: Score) {
    self.score = score
  }
}

/// The side that a player joins.
public struct TeamRequest: Codable, Sendable, Equatable {
  public var team: Team

  public init(team: Team) {
    self.team = team
  }
}

/// A match and its players, which the live stream sends after every change.
public struct GatherSnapshot: Codable, Sendable, Equatable {
  public var gather: GatherResponse
  public var players: [PlayerResponse]
  /// The clock; nil until it is first set.
  public var clock: MatchClock?

  public init(gather: GatherResponse, players: [PlayerResponse], clock: MatchClock? = nil) {
    self.gather = gather
    self.players = players
    self.clock = clock
  }
}
