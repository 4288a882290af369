import Rostrum
import RostrumTesting
import Testing

@testable import FootballGatherModel
@testable import FootballGatherPresentation

/// The state of the connection on the match's screen.
@MainActor
struct GatherLineTests {
  private func line(_ bench: MatchBench) -> String? { bench.view.match?.line.text }

  @Test func isLiveWhileTheServerIsHeard() async {
    let bench = await MatchBench.open()
    #expect(line(bench) == "Live")
    #expect(bench.view.match?.line.state == .live)
    #expect(bench.gathers.followerCount == 1)
  }

  @Test func aBrokenLineIsSaid() async {
    let bench = await MatchBench.open()
    bench.gathers.change { $0.isHeard = false }
    await bench.settle()
    #expect(line(bench) == "Offline, will send later")
    bench.gathers.change { $0.isHeard = true }
    await bench.settle()
    #expect(line(bench) == "Live")
  }

  @Test(arguments: [
    GatherError.service(.offline), .service(.timeout), .service(.server(status: 500)),
  ])
  func whatCannotBeSentIsKeptAndSentLater(_ error: GatherError) async {
    let bench = await MatchBench.open { state in
      state.sendError = error
      state.isHeard = false
    }
    bench.presenter.goalsChanged(to: 1, of: .a)
    await bench.settle()
    #expect(line(bench) == "Offline, will send later")
    #expect(bench.view.score == "1 : 0")
    bench.gathers.set { state in
      state.sendError = nil
      state.isHeard = true
    }
    await bench.pass(.seconds(10)) { line(bench) == "Live" }
    #expect(line(bench) == "Live")
    #expect(bench.gathers.running?.hasUnsentScore == false)
  }

  @Test func aLineThatIsBackSendsAtOnce() async {
    let bench = await MatchBench.open { state in
      state.sendError = .service(.offline)
      state.isHeard = false
    }
    let sent = bench.calls("send").count
    bench.gathers.change { state in
      state.sendError = nil
      state.isHeard = true
    }
    await bench.settle()
    #expect(bench.calls("send").count == sent + 1)
    #expect(line(bench) == "Live")
  }

  @Test func aMatchThatCannotBeFollowedIsOffline() async {
    let bench = await MatchBench.open { $0.followError = .service(.undecodable("events")) }
    #expect(line(bench) == "Offline, will send later")
  }

  @Test func aMatchThatCannotBeFollowedIsTriedAgainAfterAPause() async {
    let bench = await MatchBench.open { $0.followError = .service(.undecodable("events")) }
    #expect(bench.calls("follow").count == 1)
    await bench.pass(.seconds(10)) { bench.calls("follow").count > 1 }
    #expect(bench.calls("follow").count == 2)
    bench.gathers.set { $0.followError = nil }
    await bench.pass(.seconds(10)) { line(bench) == "Live" }
    #expect(line(bench) == "Live")
  }

  @Test func withoutAnAccountAllIsOnTheDevice() async {
    let bench = await MatchBench.open(session: .offline)
    #expect(line(bench) == "Not shared")
    #expect(bench.view.match?.line.state == .onDevice)
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
