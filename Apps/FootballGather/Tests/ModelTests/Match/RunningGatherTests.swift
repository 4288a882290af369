import Foundation
import Testing

@testable import FootballGatherModel

/// Who reaches the server first wins.
struct RunningGatherTests {
  private let id = UUID()
  private let lineUp = LineUp(
    teamA: [Player(id: 1, name: "Ana")],
    teamB: [Player(id: 2, name: "Bo")]
  )

  private func running() -> RunningGather {
    var running = RunningGather(id: UUID(), lineUp: lineUp, startedAt: .distantPast)
    running.became(id)
    running.adopt(live(1))
    return running
  }

  private func live(_ version: Int, _ score: Score? = nil, id: UUID? = nil) -> LiveGather {
    let gather = Gather(
      id: id ?? self.id,
      score: score,
      version: version,
      createdAt: .distantPast
    )
    return LiveGather(gather: gather, lineUp: lineUp)
  }

  @Test func theScoreOfTheOtherPhoneIsShown() {
    var running = running()
    running.adopt(live(2, Score(teamA: 1)))
    #expect(running.score == Score(teamA: 1))
    #expect(!running.hasUnsentScore)
  }

  @Test func aScoreThatWasSetHereWaitsForTheServer() {
    var running = running()
    running.setScore(Score(teamA: 1))
    #expect(running.hasUnsentScore)
    running.adopt(live(1))
    #expect(running.score == Score(teamA: 1))
    running.willSend(running.score)
    running.sent(running.score, at: 1)
    #expect(!running.hasUnsentScore)
    #expect(running.base == .init(version: 2, score: Score(teamA: 1)))
  }

  @Test func whatWasSetHereLaterIsGivenUpForWhatTheServerHasAlready() {
    var running = running()
    running.setScore(Score(teamA: 1))
    running.adopt(live(2, Score(teamB: 1)))
    #expect(running.score == Score(teamB: 1))
    #expect(!running.hasUnsentScore)
  }

  @Test func theEchoOfOnesOwnScoreIsNobodyElses() {
    var running = running()
    running.setScore(Score(teamA: 1))
    running.willSend(running.score)
    running.setScore(Score(teamA: 2))
    running.adopt(live(2, Score(teamA: 1)))
    #expect(running.score == Score(teamA: 2))
    #expect(running.hasUnsentScore)
    running.sent(Score(teamA: 1), at: 1)
    #expect(running.hasUnsentScore)
    #expect(running.base.version == 2)
  }

  @Test func newsOfBeforeAreNone() {
    var running = running()
    running.adopt(live(5, Score(teamA: 3)))
    running.adopt(live(4, Score(teamA: 2)))
    #expect(running.score == Score(teamA: 3))
  }

  @Test func anotherMatchIsNotThisOne() {
    var running = running()
    running.adopt(live(9, Score(teamA: 9), id: UUID()))
    #expect(running == self.running(like: running))
  }

  private func running(like other: RunningGather) -> RunningGather {
    var running = RunningGather(id: other.id, lineUp: lineUp, startedAt: .distantPast)
    running.became(id)
    running.adopt(live(1))
    return running
  }

  @Test func theSameScoreSetByBothIsSettled() {
    var running = running()
    running.setScore(Score(teamA: 1))
    running.adopt(live(2, Score(teamA: 1)))
    #expect(running.score == Score(teamA: 1))
    #expect(!running.hasUnsentScore)
  }
}
