public import Foundation

/// A match of the caller.
public struct GatherResponse: Codable, Sendable, Equatable, Identifiable {
  public var id: UUID
  public var userId: UUID
  public var score: Score?
  /// Who won; only there once the match has ended.
  public var winnerTeam: Winner?
  /// Rises by one with every change; the entity tag says it too.
  public var version: Int
  public var createdAt: Date
  /// When the result came in; nil while the match goes on.
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

/// What a new match starts with; an empty object is a match without players.
///
/// A request with an `Idempotency-Key` that was sent before makes nothing new: it gets the address
/// of what it made the first time.
public struct GatherCreateRequest: Codable, Sendable, Equatable {
  public var players: [LineUpEntry]?

  public init(players: [LineUpEntry]? = nil) {
    self.players = players
  }
}

/// How a match has ended.
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

/// The score of a match that goes on.
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

/// A match and who plays in it: what the live stream tells after every change.
public struct GatherSnapshot: Codable, Sendable, Equatable {
  public var gather: GatherResponse
  public var players: [PlayerResponse]
  /// Nil until somebody has set it.
  public var clock: MatchClock?

  public init(gather: GatherResponse, players: [PlayerResponse], clock: MatchClock? = nil) {
    self.gather = gather
    self.players = players
    self.clock = clock
  }
}
