import Foundation
import Testing

@testable import FootballGatherModel

/// Changes of this phone are added to the server's state.
struct RunningGatherTests {
  private let now = Date(timeIntervalSince1970: 1_800_000_000)
  private let id = UUID()
  private let lineUp = LineUp(
    teamA: [Player(id: 1, name: "Ana")],
    teamB: [Player(id: 2, name: "Bo")]
  )

  private func running() -> RunningGather {
    var running = RunningGather(id: UUID(), lineUp: lineUp, startedAt: .distantPast)
    running.became(id)
    running.adopt(live(1), at: now)
    return running
  }

  private func live(
    _ version: Int,
    _ score: Score? = nil,
    id: UUID? = nil,
    clock: LiveClock? = nil
  ) -> LiveGather {
    let gather = Gather(
      id: id ?? self.id,
      score: score,
      version: version,
      createdAt: .distantPast
    )
    return LiveGather(gather: gather, lineUp: lineUp, clock: clock)
  }

  @Test func theScoreOfTheOtherPhoneIsShown() {
    var running = running()
    running.adopt(live(2, Score(teamA: 1)), at: now)
    #expect(running.score == Score(teamA: 1))
    #expect(!running.hasUnsentScore)
  }

  @Test func goalsOfThisPhoneStayOnTopOfTheServersScore() {
    var running = running()
    running.addGoals(1, for: .a, key: UUID())
    #expect(running.hasUnsentScore)
    running.adopt(live(2, Score(teamA: 1, teamB: 2)), at: now)
    #expect(running.score == Score(teamA: 2, teamB: 2))
    #expect(running.hasUnsentScore)
  }

  @Test func anAnswerHasTheGoalsOfItsRequest() {
    var running = running()
    running.addGoals(1, for: .a, key: UUID())
    let change = running.takeChange(at: now)
    // The stream delivers the change before the response.
    running.adopt(live(3, Score(teamA: 2)), at: now)
    #expect(running.score == Score(teamA: 1))
    running.confirmed(change, live(3, Score(teamA: 2)), at: now)
    #expect(running.score == Score(teamA: 2))
    #expect(!running.hasUnsentScore)
  }

  @Test func goalsThatNoRequestHasAreSentInOne() {
    var running = running()
    for _ in 1...3 { running.addGoals(1, for: .b, key: UUID()) }
    running.addGoals(-1, for: .b, key: UUID())
    #expect(running.takeChange(at: now).goals?[.b] == 2)
    running.addGoals(1, for: .b, key: UUID())
    #expect(running.takeChange(at: now).goals?[.b] == 2)
    #expect(running.score == Score(teamB: 3))
  }

  @Test func aGoalThatIsTakenBackInTimeIsNotSent() {
    var running = running()
    running.addGoals(1, for: .a, key: UUID())
    running.addGoals(-1, for: .a, key: UUID())
    running.addGoals(-1, for: .a, key: UUID())
    #expect(!running.hasUnsentScore)
    #expect(running.score == Score())
  }

  // MARK: - The clock

  @Test func theSharedClockIsIndependentOfThisPhonesTime() {
    var running = running()
    let live = live(1, clock: LiveClock(phase: .running, remaining: .seconds(300)))
    let wrong = now.addingTimeInterval(-7 * 60)
    running.adopt(live, at: wrong)
    #expect(running.timer.phase(at: wrong) == .running)
    #expect(running.timer.remaining(at: wrong + 60) == .seconds(240))
  }

  @Test func theTimerOfThisPhoneWaitsForTheServer() {
    var running = running()
    var timer = MatchTimer()
    timer.start(at: now)
    running.setTimer(timer, at: now)
    running.adopt(live(1, clock: LiveClock(phase: .ready, remaining: .seconds(60))), at: now)
    #expect(running.timer == timer && running.hasUnsentChanges)
    let change = running.takeChange(at: now + 2)
    #expect(change.timer == .init(timer: timer, changedAt: now, now: now + 2))
    running.confirmed(change, nil, at: now + 2)
    #expect(!running.hasUnsentChanges)
  }

  @Test func aMatchThatIsJoinedAfterItsTimeGivesNoAlarm() {
    let over = live(1, clock: LiveClock(phase: .running, remaining: .zero))
    #expect(RunningGather(joining: over, at: now).isAlarmDismissed)
  }

  // MARK: - What earlier versions kept

  @Test func anUnsentTotalOfAnEarlierVersionBecomesGoals() throws {
    var running = running()
    running.adopt(live(4, Score(teamA: 1)), at: now)
    let data = try JSONEncoder().encode(running)
    var object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    object["unsentGoals"] = nil
    object["isAlarmDismissed"] = nil
    object["score"] = ["teamA": 3, "teamB": 1]
    object["hasUnsentScore"] = true
    let former = try JSONSerialization.data(withJSONObject: object)
    let read = try JSONDecoder().decode(RunningGather.self, from: former)
    #expect(read.score == Score(teamA: 3, teamB: 1) && read.hasUnsentScore)
    #expect(read.id == running.id && read.timer == running.timer)
  }

  // MARK: - News

  @Test func outdatedNewsIsIgnored() {
    var running = running()
    running.adopt(live(5, Score(teamA: 3)), at: now)
    running.adopt(live(4, Score(teamA: 2)), at: now)
    #expect(running.score == Score(teamA: 3))
  }

  @Test func newsOfAnotherMatchIsIgnored() {
    var running = running()
    running.adopt(live(9, Score(teamA: 9), id: UUID()), at: now)
    #expect(running == self.running(like: running))
  }

  private func running(like other: RunningGather) -> RunningGather {
    var running = RunningGather(id: other.id, lineUp: lineUp, startedAt: .distantPast)
    running.became(id)
    running.adopt(live(1), at: now)
    return running
  }
}
