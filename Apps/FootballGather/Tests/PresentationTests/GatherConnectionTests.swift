import Rostrum
import RostrumTesting
import Testing

@testable import FootballGatherModel
@testable import FootballGatherPresentation

/// The state of the connection on the match's screen.
@MainActor
struct GatherConnectionTests {
  private func connectionText(_ bench: MatchBench) -> String? { bench.view.match?.connection.text }

  @Test func isLiveWhileEventsArrive() async {
    let bench = await MatchBench.open()
    #expect(connectionText(bench) == "Live")
    #expect(bench.view.match?.connection.state == .live)
    #expect(bench.gathers.followerCount == 1)
  }

  @Test func aLostConnectionIsShown() async {
    let bench = await MatchBench.open()
    bench.gathers.change { $0.isReceiving = false }
    await bench.settle()
    #expect(connectionText(bench) == "Offline, will send later")
    bench.gathers.change { $0.isReceiving = true }
    await bench.settle()
    #expect(connectionText(bench) == "Live")
  }

  @Test(arguments: [
    GatherError.service(.offline), .service(.timeout), .service(.server(status: 500)),
  ])
  func whatCannotBeSentIsKeptAndSentLater(_ error: GatherError) async {
    let bench = await MatchBench.open { state in
      state.sendError = error
      state.isReceiving = false
    }
    bench.presenter.goalsChanged(to: 1, of: .a)
    await bench.settle()
    #expect(connectionText(bench) == "Offline, will send later")
    #expect(bench.view.score == "1 : 0")
    bench.gathers.set { state in
      state.sendError = nil
      state.isReceiving = true
    }
    await bench.pass(.seconds(10)) { connectionText(bench) == "Live" }
    #expect(connectionText(bench) == "Live")
    #expect(bench.gathers.running?.hasUnsentScore == false)
  }

  @Test func aRestoredConnectionSendsImmediately() async {
    let bench = await MatchBench.open { state in
      state.sendError = .service(.offline)
      state.isReceiving = false
    }
    let sent = bench.calls("send").count
    bench.gathers.change { state in
      state.sendError = nil
      state.isReceiving = true
    }
    await bench.settle()
    #expect(bench.calls("send").count == sent + 1)
    #expect(connectionText(bench) == "Live")
  }

  @Test func aMatchThatCannotBeFollowedIsOffline() async {
    let bench = await MatchBench.open { $0.followError = .service(.undecodable("events")) }
    #expect(connectionText(bench) == "Offline, will send later")
  }

  @Test func aMatchThatCannotBeFollowedIsTriedAgainAfterAPause() async {
    let bench = await MatchBench.open { $0.followError = .service(.undecodable("events")) }
    #expect(bench.calls("follow").count == 1)
    await bench.pass(.seconds(10)) { bench.calls("follow").count > 1 }
    #expect(bench.calls("follow").count == 2)
    bench.gathers.set { $0.followError = nil }
    await bench.pass(.seconds(10)) { connectionText(bench) == "Live" }
    #expect(connectionText(bench) == "Live")
  }

  @Test func withoutAnAccountAllIsOnTheDevice() async {
    let bench = await MatchBench.open(session: .offline)
    #expect(connectionText(bench) == "Not shared")
    #expect(bench.view.match?.connection.state == .onDevice)
  }

  @Test func aScreenThatIsGoneFollowsAndRetriesNothing() async {
    let bench = await MatchBench.open { $0.sendError = .service(.offline) }
    await bench.clock.waitForSleepers()
    bench.presenter.detach(bench.view)
    await bench.settle()
    #expect(bench.gathers.followerCount == 0)
    #expect(bench.clock.sleeperCount == 0)
    bench.presenter.attach(bench.view)
    await bench.settle()
    #expect(bench.gathers.followerCount == 1)
  }

  @Test func aReplyAfterLeavingIsHarmless() async {
    let bench = MatchBench()
    bench.gathers.hold()
    bench.presenter.attach(bench.view)
    await bench.settle()
    bench.presenter.detach(bench.view)
    bench.presenter.destroy()
    let count = bench.view.states.count
    bench.gathers.release()
    await bench.settle()
    #expect(bench.view.states.count == count)
    #expect(bench.navigation.calls.isEmpty)
  }
}
