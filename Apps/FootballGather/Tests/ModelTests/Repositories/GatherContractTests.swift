#if os(Linux)
import FootballGatherModel
import FootballGatherTesting
import Foundation
import Testing

/// The contract of `GatherRepository`, with and without an account.
@Suite struct GatherContractTests {
  private func seated(_ use: Use) async throws -> (Phone, [Player]) {
    let phone = try await use.phone(on: RealServer())
    return (phone, try await phone.add("Ana", "Bo", "Cleo", "Dan"))
  }

  @Test(arguments: Use.allCases)
  func aMatchNeedsTwoTeams(_ use: Use) async throws {
    let (phone, players) = try await seated(use)
    await #expect(throws: GatherError.lineUpNotReady) {
      try await phone.gathers.start(LineUp(teamA: players))
    }
    #expect(try await phone.gathers.running() == nil)
  }

  @Test(arguments: Use.allCases)
  func aMatchInProgressSurvivesTheApp(_ use: Use) async throws {
    let (phone, players) = try await seated(use)
    let started = try await phone.start(players)
    #expect(started.score == Score())
    #expect(started.timer == MatchTimer())
    #expect(started.startedAt == phone.server.now)
    var timer = started.timer
    timer.start(at: phone.server.now)
    _ = try await phone.gathers.setTimer(timer, of: started.id)
    let scored = try await phone.gathers.setScore(Score(teamA: 2, teamB: 1), of: started.id)
    #expect(scored.timer == timer)
    phone.relaunch()
    phone.server.pass(60)
    let running = try #require(try await phone.gathers.running())
    #expect(running == scored)
    #expect(running.lineUp == LineUp(teamA: Array(players[..<2]), teamB: Array(players[2...])))
    #expect(running.timer.remaining(at: phone.server.now) == .seconds(540))
  }

  @Test(arguments: Use.allCases)
  func aSecondStartContinuesTheFirst(_ use: Use) async throws {
    let (phone, players) = try await seated(use)
    let first = try await phone.start(players)
    #expect(try await phone.start(players.reversed()) == first)
    _ = try await phone.gathers.send()
    #expect(try await phone.gathers.refresh().value.count == 1)
  }

  @Test(arguments: Use.allCases)
  func aMatchThatHasEndedIsThereWithItsResult(_ use: Use) async throws {
    let (phone, players) = try await seated(use)
    let running = try await phone.start(players)
    _ = try await phone.gathers.send()
    let begun = try #require(try await phone.gathers.refresh().value.first)
    #expect(begun.endedAt == nil)
    #expect(try await phone.gathers.running()?.gatherID == begun.id)
    phone.server.pass(600)
    _ = try await phone.gathers.setScore(Score(teamA: 3, teamB: 2), of: running.id)
    try await phone.gathers.end(running.id)
    try await phone.gathers.end(running.id)
    _ = try await phone.gathers.send()
    #expect(try await phone.gathers.running() == nil)
    #expect(try await phone.gathers.unsent() == 0)
    let gathers = try await phone.gathers.refresh()
    #expect(gathers.freshness == .fresh)
    #expect(gathers.value.map(\.id) == [begun.id])
    #expect(gathers.value.first?.score == Score(teamA: 3, teamB: 2))
    #expect(gathers.value.first?.endedAt == begun.createdAt.addingTimeInterval(600))
    let lineUp = try await phone.gathers.lineUp(of: begun.id)
    #expect(lineUp == running.lineUp)
  }

  @Test(arguments: Use.allCases)
  func anEndedMatchRejectsChanges(_ use: Use) async throws {
    let (phone, players) = try await seated(use)
    let running = try await phone.play(players, Score(teamA: 1))
    await #expect(throws: GatherError.notFound) {
      try await phone.gathers.setScore(Score(teamA: 9), of: running.id)
    }
    await #expect(throws: GatherError.notFound) {
      try await phone.gathers.setTimer(MatchTimer(), of: running.id)
    }
    #expect(try await phone.gathers.refresh().value.first?.score == Score(teamA: 1))
  }

  @Test(arguments: Use.allCases)
  func aDiscardedMatchIsGone(_ use: Use) async throws {
    let (phone, players) = try await seated(use)
    let first = try await phone.start(players)
    _ = try await phone.gathers.send()
    try await phone.gathers.abandon(first.id)
    _ = try await phone.gathers.send()
    let second = try await phone.start(players)
    try await phone.gathers.abandon(second.id)
    _ = try await phone.gathers.send()
    #expect(try await phone.gathers.running() == nil)
    #expect(try await phone.gathers.refresh().value.isEmpty)
  }

  @Test(arguments: Use.allCases)
  func theNewestMatchComesFirstAndMayBeDeleted(_ use: Use) async throws {
    let (phone, players) = try await seated(use)
    for goals in 1...3 {
      try await phone.play(players, Score(teamA: goals))
      phone.server.pass(60)
    }
    let gathers = try await phone.gathers.refresh().value
    #expect(gathers.map(\.score?.teamA) == [3, 2, 1])
    try await phone.gathers.delete(gathers[1].id)
    try await phone.gathers.delete(gathers[1].id)
    #expect(try await phone.gathers.gathers().value.map(\.score?.teamA) == [3, 1])
    #expect(try await phone.gathers.refresh().value.map(\.score?.teamA) == [3, 1])
    await #expect(throws: GatherError.notFound) {
      try await phone.gathers.lineUp(of: gathers[1].id)
    }
  }

  @Test(arguments: Use.allCases)
  func pastMatchesKeepADeletedPlayer(_ use: Use) async throws {
    let (phone, players) = try await seated(use)
    try await phone.play(players, Score(teamA: 1))
    _ = try await phone.players.update(players[0].id, to: PlayerInput(name: "Anna"))
    try await phone.players.delete(players[0].id)
    _ = try await phone.players.update(players[1].id, to: PlayerInput(name: "Bob"))
    let gather = try #require(try await phone.gathers.refresh().value.first)
    let lineUp = try await phone.gathers.lineUp(of: gather.id)
    #expect(lineUp.teamA.map(\.name) == ["Anna", "Bob"])
    #expect(lineUp.teamB == Array(players[2...]))
    let statistics = try await phone.players.refreshStatistics().value
    #expect(statistics.map(\.player) == players.dropFirst().map(\.id))
    #expect(statistics.map(\.form) == [[.won], [.lost], [.lost]])
  }

  @Test(arguments: Use.allCases)
  func aFollowerReceivesTheEnd(_ use: Use) async throws {
    let (phone, players) = try await seated(use)
    let running = try await phone.start(players)
    let gathers = phone.gathers
    let follower = Task { try await gathers.follow(running.id) }
    _ = try await phone.gathers.send()
    try await phone.gathers.end(running.id)
    _ = try await phone.gathers.send()
    try await follower.value
  }

  @Test(arguments: Use.allCases)
  func followingCanBeCancelled(_ use: Use) async throws {
    let (phone, players) = try await seated(use)
    let running = try await phone.start(players)
    let gathers = phone.gathers
    let follower = Task { try await gathers.follow(running.id) }
    _ = try await phone.gathers.send()
    follower.cancel()
    await #expect(throws: GatherError.service(.cancelled)) { try await follower.value }
  }
}
#endif
