import Foundation
import Rostrum
import RostrumTesting

@testable import FootballGatherModel
@testable import FootballGatherPresentation

extension UUID {
  /// Returns a UUID that ends in these digits.
  static func sample(_ number: Int) -> UUID {
    UUID(uuidString: String(format: "00000000-0000-0000-0000-%012d", number)) ?? UUID()
  }
}

extension LineUp {
  static let sample = LineUp(teamA: [.ana, .dora], teamB: [.ben])
}

extension RunningGather {
  /// Returns a match that began at noon and is match 1 on the server.
  static func sample(_ score: Score = Score(), timer: MatchTimer = MatchTimer()) -> RunningGather {
    var running = RunningGather(id: .sample(100), lineUp: .sample, startedAt: .noon)
    running.became(.sample(1))
    running.add(score)
    running.setTimer(timer, at: .noon)
    return running
  }

  /// Returns the match with another score, as another device has set it.
  func scored(_ teamA: Int, _ teamB: Int) -> RunningGather {
    var running = self
    running.add(Score(teamA: teamA - score.teamA, teamB: teamB - score.teamB))
    return running
  }

  /// Confirms all changes, as a server does that accepts them.
  mutating func confirmAll() {
    while hasUnsentChanges {
      let score = score
      let change = takeChange(at: .noon)
      let gather = Gather(
        id: gatherID ?? .sample(1),
        score: score,
        version: serverState.version + 1,
        createdAt: .noon
      )
      if gatherID == nil { became(gather.id) }
      confirmed(change, LiveGather(gather: gather, lineUp: lineUp), at: .noon)
    }
  }

  private mutating func add(_ goals: Score) {
    for team in [Team.a, .b] { addGoals(goals[team], for: team, key: UUID()) }
  }
}

extension Gather {
  /// Returns a match that ended some hours before noon.
  static func past(_ number: Int, _ teamA: Int, _ teamB: Int, hoursAgo: Int = 1) -> Gather {
    Gather(
      id: .sample(number),
      score: Score(teamA: teamA, teamB: teamB),
      createdAt: .noon.addingTimeInterval(Double(-hoursAgo) * 3_600 - 600),
      endedAt: .noon.addingTimeInterval(Double(-hoursAgo) * 3_600)
    )
  }
}

extension GatherServices {
  /// Returns services whose date follows the clock, from noon on.
  func following(_ clock: TestClock) -> GatherServices {
    var services = self
    services.environment.clock = clock
    services.environment.now = { .noon.addingTimeInterval(clock.now.offset / .seconds(1)) }
    return services
  }
}
