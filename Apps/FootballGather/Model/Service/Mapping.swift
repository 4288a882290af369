import Foundation
import GatherAPI

// Conversions between the wire types and the model.

extension Player {
  init(_ player: PlayerResponse) {
    self.init(
      id: player.id,
      name: player.name,
      age: player.age,
      skill: player.skill.flatMap { Skill(rawValue: $0.rawValue) },
      position: player.preferredPosition.flatMap { Position(rawValue: $0.rawValue) },
      favouriteTeam: player.favouriteTeam,
      version: player.version
    )
  }

  var wire: PlayerRequest {
    PlayerRequest(
      name: name,
      age: age,
      skill: skill.flatMap { PlayerSkill(rawValue: $0.rawValue) },
      preferredPosition: position.flatMap { PlayerPosition(rawValue: $0.rawValue) },
      favouriteTeam: favouriteTeam
    )
  }
}

extension Score {
  init(_ score: GatherAPI.Score) {
    self.init(teamA: score.teamA, teamB: score.teamB)
  }

  var wire: GatherAPI.Score { GatherAPI.Score(teamA: teamA, teamB: teamB) }
}

extension Gather {
  init(_ gather: GatherResponse) {
    self.init(
      id: gather.id,
      score: gather.score.map { Score($0) },
      version: gather.version,
      createdAt: gather.createdAt,
      endedAt: gather.endedAt
    )
  }
}

extension LineUp {
  /// Creates a line-up from the players of a match, without those that have no team.
  init(_ players: [PlayerResponse]) {
    self.init(
      teamA: players.filter { $0.team == .a }.map { Player($0) },
      teamB: players.filter { $0.team == .b }.map { Player($0) }
    )
  }

  var wire: [LineUpEntry] {
    teamA.map { LineUpEntry(playerId: $0.id, team: .a) }
      + teamB.map { LineUpEntry(playerId: $0.id, team: .b) }
  }
}

extension LiveGather {
  init(_ snapshot: GatherSnapshot) {
    self.init(
      gather: Gather(snapshot.gather),
      lineUp: LineUp(snapshot.players),
      clock: snapshot.clock.flatMap { LiveClock($0) }
    )
  }
}

extension LiveClock {
  init?(_ clock: MatchClock) {
    guard let phase = Phase(rawValue: clock.phase.rawValue) else { return nil }
    self.init(phase: phase, remaining: .milliseconds(clock.remaining))
  }
}

extension MatchChange {
  var wire: GatherChangeRequest {
    GatherChangeRequest(
      goals: goals.map { GoalChange(teamA: $0[.a], teamB: $0[.b]) },
      clock: timer.flatMap(\.wire),
      ends: endKey == nil ? nil : true
    )
  }
}

extension MatchChange.Timer {
  /// The wire type of the change; nil after the end of the match.
  fileprivate var wire: ClockChange? {
    guard let clock = timer.clock(at: changedAt),
      let phase = MatchClock.Phase(rawValue: clock.phase.rawValue)
    else { return nil }
    let age = Int((now.timeIntervalSince(changedAt) * 1_000).rounded())
    return ClockChange(
      phase: phase,
      remaining: Int((clock.remaining / .milliseconds(1)).rounded()),
      age: min(max(age, ClockChange.ages.lowerBound), ClockChange.ages.upperBound)
    )
  }
}

extension PlayerStatistics {
  init(_ statistics: GatherAPI.PlayerStatistics) {
    self.init(
      player: statistics.playerId,
      won: statistics.won,
      drawn: statistics.drawn,
      lost: statistics.lost,
      form: statistics.form.map { outcome in
        switch outcome {
        case .won: .won
        case .drawn: .drawn
        case .lost: .lost
        }
      }
    )
  }
}
