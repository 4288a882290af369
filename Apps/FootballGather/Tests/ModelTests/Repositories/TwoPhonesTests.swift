#if os(Linux)
import AppTesting
import FootballGatherModel
import FootballGatherTesting
import Foundation
import RostrumTesting
import Testing

/// Two devices of one user show one match: the goals of both count, and the first end wins.
struct TwoPhonesTests {
  private struct Match: Sendable {
    let server: RealServer
    let phone: Phone
    let tablet: Phone
    let running: RunningGather
    let copy: RunningGather
  }

  /// A match that was started on the phone, and is followed on a tablet with a copy of its data.
  private func match(streams: Int? = nil) async throws -> Match {
    let server = try await RealServer(streams: streams)
    let phone = try await Phone.registered(on: server)
    let players = try await phone.add("Ana", "Bo")
    let running = try await phone.start(players)
    _ = try await phone.gathers.send()
    let tablet = Phone(server)
    await phone.app.close()
    try FileManager.default.createDirectory(
      at: tablet.folder.url,
      withIntermediateDirectories: true
    )
    for name in ["gather", "keychain"] {
      try FileManager.default.copyItem(
        at: phone.folder.url.appending(path: name),
        to: tablet.folder.url.appending(path: name)
      )
    }
    tablet.relaunch()
    let copy = try #require(try await tablet.gathers.running())
    return Match(server: server, phone: phone, tablet: tablet, running: running, copy: copy)
  }

  private func score(on phone: Phone) async throws -> Score? {
    try await phone.gathers.running()?.score
  }

  @Test func aPlayerThatAnotherDeviceHasDeletedDisappearsWithItsChange() async throws {
    let server = try await RealServer()
    let phone = try await Phone.registered(on: server)
    let ana = try await phone.add("Ana")[0]
    let tablet = try await Phone.loggedIn(on: server)
    _ = try await tablet.players.refresh()
    try await phone.players.delete(ana.id)
    await #expect(throws: GatherError.notFound) {
      try await tablet.players.update(ana.id, to: PlayerInput(ana))
    }
    #expect(try await tablet.players.players().value.isEmpty)
  }

  @Test func theSecondToChangeAPlayerReadsItAgainAndLosesNothing() async throws {
    let server = try await RealServer()
    let phone = try await Phone.registered(on: server)
    let ana = try await phone.add("Ana")[0]
    let tablet = try await Phone.loggedIn(on: server)
    _ = try await tablet.players.refresh()
    var aged = PlayerInput(ana)
    aged.age = "30"
    _ = try await phone.players.update(ana.id, to: aged)

    var renamed = PlayerInput(ana)
    renamed.lastName = "Lima"
    await #expect(throws: GatherError.service(.changed(version: 2))) {
      try await tablet.players.update(ana.id, to: renamed)
    }
    let read = try #require(try await tablet.players.player(ana.id))
    #expect(read.age == 30)
    renamed = PlayerInput(read)
    renamed.lastName = "Lima"
    _ = try await tablet.players.update(ana.id, to: renamed)
    // A second update uses the version of the first response.
    renamed.favouriteTeam = "Santos"
    _ = try await tablet.players.update(ana.id, to: renamed)
    let both = Player(id: ana.id, name: "Ana Lima", age: 30, favouriteTeam: "Santos")
    #expect(try await phone.players.refresh().value == [both])
  }

  @Test func bothShowTheTeamsInTheOrderInWhichTheyWereArranged() async throws {
    let server = try await RealServer()
    let phone = try await Phone.registered(on: server)
    let players = try await phone.add("Ana", "Bo", "Chen", "Dora")
    let lineUp = LineUp(teamA: [players[2], players[0]], teamB: [players[3], players[1]])
    let running = try await phone.gathers.start(lineUp)
    _ = try await phone.gathers.setScore(Score(teamA: 1), of: running.id)
    _ = try await phone.gathers.send()
    let sent = try #require(try await phone.gathers.running())
    #expect(sent.lineUp.teamA.map(\.name) == ["Chen", "Ana"])
    #expect(sent.lineUp.teamB.map(\.name) == ["Dora", "Bo"])
    try await phone.gathers.end(running.id)
    _ = try await phone.gathers.send()
    let tablet = try await Phone.loggedIn(on: server)
    for device in [phone, tablet] {
      let past = try await device.gathers.lineUp(of: try #require(sent.gatherID))
      #expect(past.teamA.map(\.name) == ["Chen", "Ana"])
      #expect(past.teamB.map(\.name) == ["Dora", "Bo"])
    }
  }

  @Test func bothShowTheScoreAsItChanges() async throws {
    let match = try await match()
    let gathers = match.tablet.gathers
    let follower = Task { try await gathers.follow(match.copy.id) }
    for goals in 1...3 {
      _ = try await match.phone.gathers.setScore(Score(teamA: goals), of: match.running.id)
      _ = try await match.phone.gathers.send()
      try await until { try await score(on: match.tablet) == Score(teamA: goals) }
    }
    try await match.phone.gathers.end(match.running.id)
    _ = try await match.phone.gathers.send()
    try await follower.value
    #expect(try await match.tablet.gathers.running() == nil)
    #expect(try await match.tablet.gathers.unsent() == 0)
  }

  @Test func aMatchIsWatchedOnAPhoneThatDoesNotTakePart() async throws {
    let server = try await RealServer()
    let phone = try await Phone.registered(on: server)
    let running = try await phone.start(try await phone.add("Ana", "Bo"))
    _ = try await phone.gathers.send()
    let tablet = try await Phone.loggedIn(on: server)
    let id = try #require(try await tablet.gathers.refresh().value.first?.id)
    let gathers = tablet.gathers
    let watcher = Task { try await gathers.watch(id) { _ in } }
    for goals in 1...2 {
      _ = try await phone.gathers.setScore(Score(teamA: goals), of: running.id)
      _ = try await phone.gathers.send()
      try await until {
        try await gathers.gathers().value.first?.score == Score(teamA: goals)
      }
    }
    try await phone.gathers.end(running.id)
    _ = try await phone.gathers.send()
    try await watcher.value
    #expect(try await gathers.gathers().value.first?.endedAt != nil)
    #expect(try await gathers.running() == nil)
  }

  @Test func aWatchedMatchThatIsDeletedLeavesTheList() async throws {
    let server = try await RealServer()
    let phone = try await Phone.registered(on: server)
    _ = try await phone.start(try await phone.add("Ana", "Bo"))
    _ = try await phone.gathers.send()
    let tablet = try await Phone.loggedIn(on: server)
    let id = try #require(try await tablet.gathers.refresh().value.first?.id)
    let gathers = tablet.gathers
    let watcher = Task { try await gathers.watch(id) { _ in } }
    try await phone.gathers.delete(id)
    try await watcher.value
    #expect(try await gathers.gathers().value == [])
  }

  @Test func aMatchIsJoinedByItsIdOnAnotherPhone() async throws {
    let server = try await RealServer()
    let phone = try await Phone.registered(on: server)
    let running = try await phone.start(try await phone.add("Ana", "Bo"))
    _ = try await phone.gathers.setScore(Score(teamA: 2), of: running.id)
    _ = try await phone.gathers.send()
    let tablet = try await Phone.loggedIn(on: server)
    let id = try #require(try await tablet.gathers.refresh().value.first?.id)
    let joined = try await tablet.gathers.join(id)
    #expect(joined.score == Score(teamA: 2) && !joined.hasUnsentScore)
    #expect(joined.lineUp == running.lineUp)
    #expect(try await tablet.gathers.join(id) == joined)
    _ = try await tablet.gathers.setScore(Score(teamA: 3), of: joined.id)
    try await tablet.gathers.end(joined.id)
    #expect(try await tablet.gathers.send().sent == [id])
    #expect(try await phone.gathers.refresh().value.map(\.score) == [Score(teamA: 3)])
    await #expect(throws: GatherError.notFound) { try await tablet.gathers.join(id) }
  }

  @Test func aPhoneWithAMatchCannotJoinAnother() async throws {
    let server = try await RealServer()
    let phone = try await Phone.registered(on: server)
    let players = try await phone.add("Ana", "Bo")
    _ = try await phone.start(players)
    _ = try await phone.gathers.send()
    let tablet = try await Phone.loggedIn(on: server)
    let id = try #require(try await tablet.gathers.refresh().value.first?.id)
    let own = try await tablet.start(players)
    await #expect(throws: GatherError.service(.conflict)) { try await tablet.gathers.join(id) }
    #expect(try await tablet.gathers.running()?.id == own.id)
  }

  @Test func goalsOfBothPhonesCount() async throws {
    let match = try await match()
    _ = try await match.tablet.gathers.addGoals(1, for: .a, of: match.copy.id)
    _ = try await match.phone.gathers.addGoals(1, for: .a, of: match.running.id)
    _ = try await match.phone.gathers.send()
    _ = try await match.tablet.gathers.send()
    #expect(try await score(on: match.tablet) == Score(teamA: 2))
    #expect(try await match.tablet.gathers.running()?.hasUnsentScore == false)
    #expect(try await match.phone.gathers.refresh().value.first?.score == Score(teamA: 2))
  }

  @Test func goalsOfAnEndThatWasOfflineCountToo() async throws {
    let match = try await match()
    match.tablet.transport.isDown = true
    _ = try await match.tablet.gathers.addGoals(1, for: .b, of: match.copy.id)
    try await match.tablet.gathers.end(match.copy.id)
    _ = try await match.phone.gathers.addGoals(1, for: .a, of: match.running.id)
    _ = try await match.phone.gathers.send()
    match.tablet.transport.isDown = false
    #expect(try await match.tablet.gathers.send().sent.count == 1)
    let result = try await match.phone.gathers.refresh().value.first
    #expect(result?.score == Score(teamA: 1, teamB: 1) && result?.endedAt != nil)
  }

  @Test func aGoalOfTheOtherPhoneInTheMomentOfTheEndCounts() async throws {
    let match = try await match()
    _ = try await match.phone.gathers.addGoals(1, for: .a, of: match.running.id)
    _ = try await match.phone.gathers.send()
    // The tablet has not fetched this goal.
    try await match.tablet.gathers.end(match.copy.id)
    let report = try await match.tablet.gathers.send()
    #expect(report.results == [match.copy.id: Score(teamA: 1)])
    let result = try await match.phone.gathers.refresh().value.first
    #expect(result?.score == Score(teamA: 1) && result?.endedAt != nil)
  }

  @Test func aPhoneThatJoinsHasTheClockOfTheMatch() async throws {
    let server = try await RealServer()
    let phone = try await Phone.registered(on: server)
    let running = try await phone.start(try await phone.add("Ana", "Bo"))
    var timer = MatchTimer()
    timer.start(at: server.now)
    _ = try await phone.gathers.setTimer(timer, of: running.id)
    _ = try await phone.gathers.send()
    server.pass(90)
    let tablet = try await Phone.loggedIn(on: server)
    let id = try #require(try await tablet.gathers.refresh().value.first?.id)
    let joined = try await tablet.gathers.join(id)
    #expect(joined.timer.phase(at: server.now) == .running)
    #expect(joined.timer.remaining(at: server.now) == .seconds(510))
  }

  @Test func theEndOnTheOtherPhoneIsKeptUntilItWasShown() async throws {
    let match = try await match()
    _ = try await match.phone.gathers.addGoals(2, for: .a, of: match.running.id)
    try await match.phone.gathers.end(match.running.id)
    _ = try await match.phone.gathers.send()
    try await match.tablet.gathers.follow(match.copy.id)
    match.tablet.relaunch()
    let ended = try await match.tablet.gathers.endedElsewhere()
    #expect(ended?.score == Score(teamA: 2) && ended?.lineUp == match.copy.lineUp)
    #expect(try await match.phone.gathers.endedElsewhere() == nil)
    try await match.tablet.gathers.forgetEndedElsewhere()
    #expect(try await match.tablet.gathers.endedElsewhere() == nil)
  }

  @Test func aResultThatCameSecondIsOverruled() async throws {
    let match = try await match()
    _ = try await match.tablet.gathers.setScore(Score(teamB: 1), of: match.copy.id)
    try await match.tablet.gathers.end(match.copy.id)
    _ = try await match.phone.gathers.setScore(Score(teamA: 1), of: match.running.id)
    try await match.phone.gathers.end(match.running.id)
    #expect(try await match.phone.gathers.send().sent.count == 1)
    let report = try await match.tablet.gathers.send()
    #expect(report.sent.isEmpty && report.overruled.count == 1)
    #expect(try await match.tablet.gathers.refresh().value.map(\.score) == [Score(teamA: 1)])
    #expect(try await match.tablet.gathers.unsent() == 0)
  }

  @Test(arguments: [true, false])
  func theEndOrTheDeletionBeforeItIsFollowedIsInTheList(_ isDeleted: Bool) async throws {
    let match = try await match()
    let id = try #require(match.copy.gatherID)
    let gathers = match.tablet.gathers
    _ = try await gathers.refresh()
    if isDeleted {
      try await match.phone.gathers.delete(id)
    } else {
      try await match.phone.gathers.end(match.running.id)
      _ = try await match.phone.gathers.send()
    }
    try await gathers.follow(match.copy.id)
    #expect(try await gathers.running() == nil)
    let list = try await gathers.gathers().value
    #expect(list.map(\.id) == (isDeleted ? [] : [id]))
    #expect(list.allSatisfy { $0.endedAt != nil })
  }

  @Test func aMatchThatWasDeletedElsewhereIsOver() async throws {
    let match = try await match()
    let id = try #require(match.copy.gatherID)
    try await match.phone.gathers.delete(id)
    _ = try await match.tablet.gathers.setScore(Score(teamB: 1), of: match.copy.id)
    _ = try await match.tablet.gathers.send()
    #expect(try await match.tablet.gathers.running() == nil)
    #expect(try await match.tablet.gathers.refresh().value.isEmpty)
  }

  /// An account may have a limited number of streams; requests succeed all the same.
  @Test func aRefusedStreamIsReplacedByRequestsAndIsNotOffline() async throws {
    let match = try await match(streams: 0)
    let gathers = match.tablet.gathers
    let states = Shared<[Bool]>([])
    let follower = Task {
      try await gathers.follow(match.copy.id) { isReached in states.change { $0.append(isReached) }
      }
    }
    for goals in 1...6 {
      await match.tablet.clock.waitForSleepers()
      _ = try await match.phone.gathers.setScore(Score(teamA: goals), of: match.running.id)
      _ = try await match.phone.gathers.send()
      match.tablet.clock.advance(by: .seconds(10))
      try await until { try await score(on: match.tablet) == Score(teamA: goals) }
    }
    #expect(Set(states.value) == [true])
    try await match.phone.gathers.end(match.running.id)
    _ = try await match.phone.gathers.send()
    await match.tablet.clock.waitForSleepers()
    match.tablet.clock.advance(by: .seconds(10))
    try await follower.value
    #expect(try await gathers.running() == nil)
  }

  @Test func anAccountThatIsDeletedElsewhereEndsTheSessionOfItsFollower() async throws {
    let match = try await match()
    let (gathers, account) = (match.tablet.gathers, match.tablet.account)
    let isFollowing = Shared(false)
    let follower = Task {
      try await gathers.follow(match.copy.id) { _ in isFollowing.change { $0 = true } }
    }
    await until { isFollowing.value }
    try await match.phone.account.deleteAccount()
    await #expect(throws: GatherError.loggedOut) { try await follower.value }
    #expect(try await account.session() == nil)
  }

  @Test func aBrokenConnectionIsMadeAnewWithGrowingPauses() async throws {
    let match = try await match()
    match.tablet.transport.isDown = true
    let gathers = match.tablet.gathers
    let follower = Task { try await gathers.follow(match.copy.id) }
    for pause in [1, 2, 4, 8, 16, 30, 30] {
      await match.tablet.clock.waitForSleepers()
      let asked = match.tablet.transport.requests.count
      match.tablet.clock.advance(by: .milliseconds(pause * 1_000 - 1))
      #expect(match.tablet.clock.sleeperCount == 1)
      if pause == 30 { match.tablet.transport.isDown = false }
      match.tablet.clock.advance(by: .milliseconds(1))
      await until { match.tablet.transport.requests.count > asked }
      if pause == 30 { break }
    }
    _ = try await match.phone.gathers.setScore(Score(teamA: 5), of: match.running.id)
    _ = try await match.phone.gathers.send()
    try await until { try await score(on: match.tablet) == Score(teamA: 5) }
    follower.cancel()
    await #expect(throws: GatherError.service(.cancelled)) { try await follower.value }
  }
}
#endif
