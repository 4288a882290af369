#if os(Linux)
import FootballGatherModel
import FootballGatherTesting
import Foundation
import Testing

/// A rematch that both devices of a user start from the same result is one match.
struct RematchTests {
  private struct Match: Sendable {
    let server: RealServer
    let phone: Phone
    let tablet: Phone
    let lineUp: LineUp
    /// The ended match on the server.
    let ended: Gather.ID
  }

  /// A match that has ended on both devices.
  private func match() async throws -> Match {
    let server = try await RealServer()
    let phone = try await Phone.registered(on: server)
    let running = try await phone.play(try await phone.add("Ana", "Bo"), Score(teamA: 1))
    let tablet = try await Phone.loggedIn(on: server)
    let ended = try #require(try await tablet.gathers.refresh().value.first?.id)
    server.pass(60)
    return Match(
      server: server,
      phone: phone,
      tablet: tablet,
      lineUp: running.lineUp,
      ended: ended
    )
  }

  @discardableResult
  private func rematch(_ match: Match, on phone: Phone) async throws -> RunningGather {
    _ = try await phone.gathers.start(match.lineUp, rematchOf: match.ended)
    _ = try await phone.gathers.send()
    return try #require(try await phone.gathers.running())
  }

  private func all(_ match: Match) async throws -> [Gather] {
    match.server.pass(1)
    return try await match.phone.gathers.refresh().value
  }

  @Test func theSecondDeviceJoinsTheRematchOfTheFirst() async throws {
    let match = try await match()
    let first = try await rematch(match, on: match.phone)
    _ = try await match.phone.gathers.setScore(Score(teamA: 2), of: first.id)
    var timer = first.timer
    timer.start(at: match.server.now)
    _ = try await match.phone.gathers.setTimer(timer, of: first.id)
    _ = try await match.phone.gathers.send()
    match.server.pass(90)
    let second = try await rematch(match, on: match.tablet)
    #expect(second.gatherID == first.gatherID)
    #expect(second.score == Score(teamA: 2) && second.lineUp == first.lineUp)
    #expect(second.timer.remaining(at: match.server.now) == .seconds(510))
    _ = try await match.tablet.gathers.addGoals(1, for: .b, of: second.id)
    try await match.tablet.gathers.end(second.id)
    _ = try await match.tablet.gathers.send()
    #expect(
      try await all(match).map(\.score) == [Score(teamA: 2, teamB: 1), Score(teamA: 1)]
    )
  }

  @Test func tapsAtTheSameTimeMakeOneMatch() async throws {
    let match = try await match()
    async let first = rematch(match, on: match.phone)
    async let second = rematch(match, on: match.tablet)
    let ids = try await [first.gatherID, second.gatherID]
    #expect(ids[0] == ids[1])
    #expect(try await all(match).count == 2)
  }

  /// A time that elapsed before this device took part raises no alarm, as when joining.
  @Test func aTimeThatHasElapsedBeforeIsNoAlarm() async throws {
    let match = try await match()
    let first = try await rematch(match, on: match.phone)
    var timer = first.timer
    timer.start(at: match.server.now)
    _ = try await match.phone.gathers.setTimer(timer, of: first.id)
    _ = try await match.phone.gathers.send()
    match.server.pass(700)
    let second = try await rematch(match, on: match.tablet)
    #expect(second.timer.phase(at: match.server.now) == .elapsed && second.isAlarmDismissed)
  }

  /// A result card that is still shown after the rematch starts the next match, not the ended one.
  @Test func afterTheRematchHasEndedTheSameResultStartsANewOne() async throws {
    let match = try await match()
    let first = try await rematch(match, on: match.phone)
    try await match.phone.gathers.end(first.id)
    _ = try await match.phone.gathers.send()
    match.server.pass(60)
    let second = try await rematch(match, on: match.tablet)
    #expect(second.gatherID != first.gatherID && second.score == Score())
    // The other device taps Rematch on the result of the first rematch.
    _ = try await match.phone.gathers.start(match.lineUp, rematchOf: first.gatherID)
    _ = try await match.phone.gathers.send()
    #expect(try await match.phone.gathers.running()?.gatherID == second.gatherID)
    #expect(try await all(match).count == 3)
  }

  @Test func aLostAnswerMakesNoSecondMatch() async throws {
    let match = try await match()
    match.phone.transport.fail("POST /api/gathers", .answerLost)
    await #expect(throws: GatherError.service(.timeout)) {
      try await rematch(match, on: match.phone)
    }
    match.phone.relaunch()
    _ = try await match.phone.gathers.send()
    let second = try await rematch(match, on: match.tablet)
    #expect(try await match.phone.gathers.running()?.gatherID == second.gatherID)
    #expect(try await all(match).count == 2)
  }

  @Test func goalsThatWereScoredOfflineCountInTheRematchOfTheOther() async throws {
    let match = try await match()
    match.tablet.transport.isDown = true
    await #expect(throws: GatherError.service(.offline)) {
      try await rematch(match, on: match.tablet)
    }
    let offline = try #require(try await match.tablet.gathers.running())
    _ = try await match.tablet.gathers.addGoals(1, for: .b, of: offline.id)
    let first = try await rematch(match, on: match.phone)
    _ = try await match.phone.gathers.addGoals(1, for: .a, of: first.id)
    _ = try await match.phone.gathers.send()
    match.tablet.transport.isDown = false
    _ = try await match.tablet.gathers.send()
    #expect(try await match.tablet.gathers.running()?.score == Score(teamA: 1, teamB: 1))
    #expect(try await all(match).count == 2)
  }

  /// Only the device that knows the match may delete it.
  @Test func aRematchThatWasDiscardedOfflineLeavesTheOneOfTheOther() async throws {
    let match = try await match()
    match.tablet.transport.isDown = true
    await #expect(throws: GatherError.service(.offline)) {
      try await rematch(match, on: match.tablet)
    }
    let offline = try #require(try await match.tablet.gathers.running())
    try await match.tablet.gathers.abandon(offline.id)
    let first = try await rematch(match, on: match.phone)
    match.tablet.transport.isDown = false
    _ = try await match.tablet.gathers.send()
    #expect(try await all(match).first?.id == first.gatherID)
  }
}
#endif
