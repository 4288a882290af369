import Foundation
import GatherAPI
import Testing

/// A wire type with all fields, and with only its required ones.
struct WireSample: Sendable, CustomTestStringConvertible {
  var name: String
  var full: JSONValue
  var least: JSONValue

  var testDescription: String { name }

  private init<Value: Encodable>(_ full: Value, least: Value? = nil) throws {
    name = "\(Value.self)"
    self.full = try Self.json(full)
    self.least = try Self.json(least ?? full)
  }

  private static func json(_ value: some Encodable) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: try GatherJSON.encoder().encode(value))
  }

  static var all: [WireSample] {
    get throws { try users + players + gathers + [problem] }
  }

  private static let moment = Date(timeIntervalSince1970: 0)

  private static var users: [WireSample] {
    get throws {
      let id = UUID()
      return [
        try WireSample(RegistrationRequest(username: "ana", password: "a good password")),
        try WireSample(UserResponse(id: id, username: "ana")),
        try WireSample(
          LoginResponse(token: "t", userID: id, expiresAt: moment),
          least: LoginResponse(token: "t", userID: id)
        ),
      ]
    }
  }

  private static let player = PlayerRequest(
    name: "Bo",
    age: 30,
    skill: .amateur,
    preferredPosition: .striker,
    favouriteTeam: "CFR"
  )

  private static var players: [WireSample] {
    get throws {
      let least = PlayerRequest(name: "Bo")
      return [
        try WireSample(player, least: least),
        try WireSample(
          PlayerResponse(id: 1, player: player, team: .a, version: 1),
          least: PlayerResponse(id: 1, player: least, version: 1)
        ),
        try WireSample(PlayerStatistics(playerId: 1, outcomes: [.won])),
      ]
    }
  }

  private static var gathers: [WireSample] {
    get throws {
      let (id, user, score) = (UUID(), UUID(), Score(teamA: 2, teamB: 1))
      let least = GatherResponse(id: id, userId: user, version: 1, createdAt: moment)
      let full = GatherResponse(
        id: id,
        userId: user,
        score: score,
        winnerTeam: .teamA,
        version: 1,
        createdAt: moment,
        endedAt: moment
      )
      let clock = MatchClock(phase: .running, remaining: 1)
      let change = GatherChangeRequest(
        goals: GoalChange(teamA: 1),
        clock: ClockChange(phase: .running, remaining: 1, age: 0),
        ends: true
      )
      return [
        try WireSample(full, least: least),
        try WireSample(
          GatherSnapshot(gather: full, players: [], clock: clock),
          least: GatherSnapshot(gather: full, players: [])
        ),
        try WireSample(clock),
        try WireSample(change, least: GatherChangeRequest()),
        try WireSample(GoalChange(teamA: 1)),
        try WireSample(ClockChange(phase: .running, remaining: 1, age: 0)),
        try WireSample(LineUpEntry(playerId: 1, team: .a)),
        try WireSample(GatherCreateRequest(players: []), least: GatherCreateRequest()),
        try WireSample(GatherResultRequest(score: score)),
        try WireSample(ScoreRequest(score: score)),
        try WireSample(TeamRequest(team: .a)),
      ]
    }
  }

  private static var problem: WireSample {
    get throws {
      try WireSample(
        ProblemResponse(title: "t", status: 400, detail: "d", fields: [:]),
        least: ProblemResponse(title: "t", status: 400, detail: "d")
      )
    }
  }
}
