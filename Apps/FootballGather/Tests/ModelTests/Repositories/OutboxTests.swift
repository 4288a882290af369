#if os(Linux)
import FootballGatherModel
import FootballGatherTesting
import Foundation
import Testing

/// Changes without a network are sent to the server once, whatever fails meanwhile.
struct OutboxTests {
  /// The moment at which the app is killed while it sends.
  enum KillPoint: CaseIterable {
    case beforeMaking, afterMaking, beforeEnding, afterEnding

    func apply(to transport: TestTransport) {
      switch self {
      case .beforeMaking: transport.fail("POST /api/gathers", .lost)
      case .afterMaking: transport.fail("POST /api/gathers", .answerLost)
      case .beforeEnding: transport.fail("POST", containing: "\"ends\":true", .lost)
      case .afterEnding: transport.fail("POST", containing: "\"ends\":true", .answerLost)
      }
    }
  }

  private func seated() async throws -> (Phone, [Player]) {
    let phone = try await Phone.registered(on: RealServer())
    return (phone, try await phone.add("Ana", "Bo", "Cleo", "Dan"))
  }

  @Test func theAppOpensOfflineWithDatedCopies() async throws {
    let (phone, players) = try await seated()
    #expect(try await phone.gathers.gathers() == Stored([], .never))
    try await phone.play(players, Score(teamA: 1))
    let fetched = phone.server.now
    let gathers = try await phone.gathers.refresh().value
    _ = try await phone.players.refresh()
    _ = try await phone.players.refreshStatistics()
    let lineUp = try await phone.gathers.lineUp(of: gathers[0].id)
    phone.server.pass(3_600)
    phone.transport.isDown = true
    phone.relaunch()
    #expect(try await phone.account.session()?.username == "ana")
    #expect(try await phone.players.players() == Stored(players, .asOf(fetched)))
    #expect(try await phone.gathers.gathers() == Stored(gathers, .asOf(fetched)))
    #expect(try await phone.players.statistics().freshness == .asOf(fetched))
    #expect(try await phone.gathers.lineUp(of: gathers[0].id) == lineUp)
    await #expect(throws: GatherError.service(.offline)) { try await phone.players.refresh() }
    await #expect(throws: GatherError.service(.offline)) { try await phone.gathers.refresh() }
    #expect(try await phone.players.players().value == players)
  }

  @Test func aWholeMatchWithoutANetworkIsSentOnceItIsBack() async throws {
    let (phone, players) = try await seated()
    phone.transport.isDown = true
    let running = try await phone.start(players)
    await #expect(throws: GatherError.service(.offline)) { try await phone.gathers.send() }
    _ = try await phone.gathers.setScore(Score(teamB: 4), of: running.id)
    try await phone.gathers.end(running.id)
    #expect(try await phone.gathers.unsent() == 1)
    phone.relaunch()
    #expect(try await phone.gathers.unsent() == 1)
    phone.transport.isDown = false
    let report = try await phone.gathers.send()
    let gathers = try await phone.gathers.refresh().value
    #expect(report.sent == gathers.map(\.id) && report.overruled.isEmpty && report.refused.isEmpty)
    #expect(gathers.map(\.score) == [Score(teamB: 4)])
    #expect(try await phone.gathers.unsent() == 0)
    #expect(try await phone.gathers.send() == SendReport())
  }

  @Test(arguments: KillPoint.allCases, [false, true])
  func aResultIsSentExactlyOnce(_ killPoint: KillPoint, _ isKilled: Bool) async throws {
    let (phone, players) = try await seated()
    let running = try await phone.start(players)
    _ = try await phone.gathers.setScore(Score(teamA: 2, teamB: 1), of: running.id)
    try await phone.gathers.end(running.id)
    killPoint.apply(to: phone.transport)
    await #expect(throws: GatherError.self) { try await phone.gathers.send() }
    #expect(try await phone.gathers.unsent() == 1)
    if isKilled { phone.relaunch() }
    let report = try await phone.gathers.send()
    let gathers = try await phone.gathers.refresh().value
    #expect(gathers.map(\.score) == [Score(teamA: 2, teamB: 1)])
    #expect(gathers.allSatisfy { $0.endedAt != nil })
    #expect(report.sent == gathers.map(\.id) && report.overruled.isEmpty && report.refused.isEmpty)
    #expect(try await phone.players.refreshStatistics().value.map(\.played) == [1, 1, 1, 1])
  }

  @Test func aMatchThatWasMadeWithoutAnAnswerGoesOnAsTheSame() async throws {
    let (phone, players) = try await seated()
    let running = try await phone.start(players)
    phone.transport.fail("POST /api/gathers", .answerLost)
    await #expect(throws: GatherError.service(.timeout)) { try await phone.gathers.send() }
    phone.relaunch()
    _ = try await phone.gathers.setScore(Score(teamA: 1), of: running.id)
    _ = try await phone.gathers.send()
    let gathers = try await phone.gathers.refresh().value
    #expect(gathers.map(\.score) == [Score(teamA: 1)])
    #expect(try await phone.gathers.running()?.gatherID == gathers.first?.id)
    #expect(try await phone.gathers.running()?.hasUnsentScore == false)
  }

  @Test func aMatchThatWasGivenUpWithoutAnAnswerIsTakenBack() async throws {
    let (phone, players) = try await seated()
    let running = try await phone.start(players)
    phone.transport.fail("POST /api/gathers", .answerLost)
    await #expect(throws: GatherError.service(.timeout)) { try await phone.gathers.send() }
    try await phone.gathers.abandon(running.id)
    #expect(try await phone.gathers.unsent() == 0)
    phone.relaunch()
    _ = try await phone.gathers.send()
    #expect(try await phone.gathers.refresh().value.isEmpty)
  }

  @Test func aScoreWithoutAnAnswerIsSentAgainWithoutHarm() async throws {
    let (phone, players) = try await seated()
    let running = try await phone.start(players)
    _ = try await phone.gathers.send()
    _ = try await phone.gathers.setScore(Score(teamA: 1), of: running.id)
    phone.transport.fail("POST", .answerLost)
    await #expect(throws: GatherError.service(.timeout)) { try await phone.gathers.send() }
    _ = try await phone.gathers.setScore(Score(teamA: 2), of: running.id)
    phone.relaunch()
    _ = try await phone.gathers.send()
    #expect(try await phone.gathers.refresh().value.map(\.score) == [Score(teamA: 2)])
    #expect(try await phone.gathers.running()?.score == Score(teamA: 2))
  }

  @Test func concurrentSendsShareAReport() async throws {
    let (phone, players) = try await seated()
    try await phone.start(players).finish(on: phone)
    let gathers = phone.gathers
    let reports = try await withThrowingTaskGroup(of: SendReport.self) { group in
      for _ in 0..<8 { group.addTask { try await gathers.send() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(reports.flatMap(\.sent)).count == 1)
    #expect(phone.transport.requests.filter { $0 == "POST /api/gathers" }.count == 1)
    #expect(try await phone.gathers.refresh().value.count == 1)
  }

  @Test func cancellingASendDoesNotStopIt() async throws {
    let (phone, players) = try await seated()
    try await phone.start(players).finish(on: phone)
    let gathers = phone.gathers
    let task = Task { try await gathers.send() }
    task.cancel()
    _ = try? await task.value
    _ = try await phone.gathers.send()
    #expect(try await phone.gathers.refresh().value.count == 1)
  }

  @Test func playersDeletedMeanwhileAreLeftOut() async throws {
    let server = try await RealServer()
    let phone = try await Phone.registered(on: server)
    let tablet = try await Phone.loggedIn(on: server)
    let players = try await phone.add("Ana", "Bo", "Cleo", "Dan")
    phone.transport.isDown = true
    try await phone.start(players).finish(on: phone)
    try await tablet.players.delete(players[0].id)
    phone.transport.isDown = false
    let report = try await phone.gathers.send()
    let id = try #require(report.sent.first)
    #expect(try await tablet.gathers.lineUp(of: id).teamA == [players[1]])
  }

  @Test func severalMatchesArriveInTheirOrder() async throws {
    let (phone, players) = try await seated()
    phone.transport.isDown = true
    for goals in 1...3 {
      let running = try await phone.start(players)
      _ = try await phone.gathers.setScore(Score(teamA: goals), of: running.id)
      try await phone.gathers.end(running.id)
    }
    phone.transport.isDown = false
    // Each match is created at a later time of the server.
    phone.transport.beforeEach { request in
      if request.hasPrefix("POST") { phone.server.pass(1) }
    }
    #expect(try await phone.gathers.send().sent.count == 3)
    #expect(try await phone.gathers.refresh().value.map(\.score?.teamA) == [3, 2, 1])
  }
}

extension RunningGather {
  fileprivate func finish(on phone: Phone) async throws {
    try await phone.gathers.end(id)
  }
}
#endif
