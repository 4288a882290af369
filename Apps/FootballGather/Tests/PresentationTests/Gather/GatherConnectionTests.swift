import Rostrum
import RostrumTesting
import Testing

@testable import FootballGatherModel
@testable import FootballGatherPresentation

/// The state of the connection on the match's screen.
@MainActor
struct GatherConnectionTests {
  private func connectionText(_ fixture: MatchFixture) -> String? {
    fixture.view.match?.connection.text
  }

  @Test func isSharedWhileEventsArrive() async {
    let fixture = await MatchFixture.open()
    #expect(connectionText(fixture) == "Shared")
    #expect(fixture.view.match?.connection.state == .live)
    #expect(fixture.gathers.followerCount == 1)
  }

  @Test func isLiveOnceTheClockHasStarted() async {
    let fixture = await MatchFixture.open()
    fixture.presenter.timerButtonTapped()
    #expect(connectionText(fixture) == "Live")
    fixture.presenter.timerButtonTapped()
    #expect(connectionText(fixture) == "Live")
    fixture.presenter.resetTimerTapped()
    #expect(connectionText(fixture) == "Shared")
    fixture.presenter.destroy()
  }

  @Test func aSceneInTheBackgroundFollowsNothing() async {
    let fixture = await MatchFixture.open()
    fixture.activity.isInForeground = false
    await fixture.settle()
    #expect(fixture.gathers.followerCount == 0)
    #expect(fixture.clock.sleeperCount == 0)
    fixture.activity.isInForeground = true
    await fixture.settle()
    #expect(fixture.gathers.followerCount == 1)
    #expect(connectionText(fixture) == "Shared")
  }

  @Test func aLostConnectionIsShown() async {
    let fixture = await MatchFixture.open()
    fixture.gathers.change { $0.isReceiving = false }
    await fixture.settle()
    #expect(connectionText(fixture) == "Offline since 12:00, will send later")
    fixture.gathers.change { $0.isReceiving = true }
    await fixture.settle()
    #expect(connectionText(fixture) == "Shared")
  }

  @Test(arguments: [
    GatherError.service(.offline), .service(.timeout), .service(.server(status: 500)),
  ])
  func unsentChangesAreKeptAndSentLater(_ error: GatherError) async {
    let fixture = await MatchFixture.open { state in
      state.sendError = error
      state.isReceiving = false
    }
    fixture.presenter.goalsChanged(to: 1, of: .a)
    await fixture.settle()
    #expect(connectionText(fixture) == "Offline since 12:00, will send later")
    #expect(fixture.view.score == "1 : 0")
    fixture.gathers.set { state in
      state.sendError = nil
      state.isReceiving = true
    }
    await fixture.pass(.seconds(10)) { connectionText(fixture) == "Shared" }
    #expect(connectionText(fixture) == "Shared")
    #expect(fixture.gathers.running?.hasUnsentScore == false)
  }

  @Test func aRestoredConnectionSendsImmediately() async {
    let fixture = await MatchFixture.open { state in
      state.sendError = .service(.offline)
      state.isReceiving = false
    }
    let sent = fixture.calls("send").count
    fixture.gathers.change { state in
      state.sendError = nil
      state.isReceiving = true
    }
    await fixture.settle()
    #expect(fixture.calls("send").count == sent + 1)
    #expect(connectionText(fixture) == "Shared")
  }

  @Test func aMatchThatCannotBeFollowedIsOffline() async {
    let fixture = await MatchFixture.open { $0.followError = .service(.undecodable("events")) }
    #expect(connectionText(fixture) == "Offline since 12:00, will send later")
  }

  @Test func aMatchThatCannotBeFollowedIsTriedAgainAfterAPause() async {
    let fixture = await MatchFixture.open { $0.followError = .service(.undecodable("events")) }
    #expect(fixture.calls("follow").count == 1)
    await fixture.pass(.seconds(10)) { fixture.calls("follow").count > 1 }
    #expect(fixture.calls("follow").count == 2)
    fixture.gathers.set { $0.followError = nil }
    await fixture.pass(.seconds(10)) { connectionText(fixture) == "Shared" }
    #expect(connectionText(fixture) == "Shared")
  }

  @Test func withoutAnAccountAllIsOnTheDevice() async {
    let fixture = await MatchFixture.open(session: .offline)
    #expect(connectionText(fixture) == "Not shared")
    #expect(fixture.view.match?.connection.state == .onDevice)
  }

  @Test func aScreenThatIsGoneFollowsAndRetriesNothing() async {
    let fixture = await MatchFixture.open { $0.sendError = .service(.offline) }
    await fixture.clock.waitForSleepers()
    fixture.presenter.detach(fixture.view)
    await fixture.settle()
    #expect(fixture.gathers.followerCount == 0)
    #expect(fixture.clock.sleeperCount == 0)
    fixture.presenter.attach(fixture.view)
    await fixture.settle()
    #expect(fixture.gathers.followerCount == 1)
  }

  @Test func aReplyAfterLeavingIsHarmless() async {
    let fixture = MatchFixture()
    fixture.gathers.hold()
    fixture.presenter.attach(fixture.view)
    await fixture.settle()
    fixture.presenter.detach(fixture.view)
    fixture.presenter.destroy()
    let count = fixture.view.states.count
    fixture.gathers.release()
    await fixture.settle()
    #expect(fixture.view.states.count == count)
    #expect(fixture.navigation.calls.isEmpty)
  }
}
