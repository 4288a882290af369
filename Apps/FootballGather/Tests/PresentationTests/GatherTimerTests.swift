import AppTesting
import Rostrum
import RostrumTesting
import Testing

@testable import FootballGatherModel
@testable import FootballGatherPresentation

/// The timer of the match: its button in every state, and its ticks.
@MainActor
struct GatherTimerTests {
  @Test func startPausesAndResumes() async {
    let bench = await MatchBench.open()
    bench.presenter.timerButtonTapped()
    #expect(bench.view.timer == "10:00 Pause")
    bench.presenter.timerButtonTapped()
    #expect(bench.view.timer == "10:00 Resume")
    bench.presenter.timerButtonTapped()
    #expect(bench.view.timer == "10:00 Pause")
    await bench.settle()
    #expect(bench.gathers.running?.timer.phase(at: .noon) == .running)
  }

  @Test func countsDownEverySecond() async {
    let bench = await MatchBench.open(.sample(timer: MatchTimer(.seconds(61))))
    bench.presenter.timerButtonTapped()
    await bench.settle()
    bench.view.forget()
    await bench.tick(3)
    let texts = bench.view.states.compactMap { state -> String? in
      if case .match(let match) = state.content { match.timer.text } else { nil }
    }
    #expect(texts == ["01:00", "00:59", "00:58"])
  }

  @Test("D15: partial seconds are kept over a pause") func partsOfSecondsAreKept() async {
    let bench = await MatchBench.open(.sample(timer: MatchTimer(.seconds(10))))
    for _ in 0..<4 {
      bench.presenter.timerButtonTapped()
      await bench.settle()
      bench.clock.advance(by: .milliseconds(500))
      await bench.settle()
      bench.presenter.timerButtonTapped()
      await bench.settle()
    }
    #expect(bench.view.timer == "00:08 Resume")
  }

  @Test("D14: at 00:00 the button says Start")
  func tellsWhenTheTimeIsUp() async {
    let bench = await MatchBench.open(.sample(timer: MatchTimer(.seconds(2))))
    bench.presenter.timerButtonTapped()
    await bench.settle()
    await bench.tick(2)
    #expect(bench.view.timer == "00:00 Start")
    #expect(bench.view.match?.timer.isButtonEnabled == false)
    bench.clock.advance(by: .seconds(2))
    await bench.settle()
    #expect(bench.clock.sleeperCount == 0)
  }

  @Test func at0000StartDoesNothing() async {
    let bench = await MatchBench.open(.sample(timer: MatchTimer(.zero)))
    bench.presenter.timerButtonTapped()
    await bench.settle()
    #expect(bench.view.timer == "00:00 Start")
    #expect(bench.calls("timer").isEmpty)
  }

  @Test(arguments: [true, false])
  func cancelGoesBackToTenMinutes(_ runs: Bool) async {
    let bench = await MatchBench.open(.sample(timer: MatchTimer(.seconds(90))))
    if runs { bench.presenter.timerButtonTapped() }
    await bench.settle()
    bench.presenter.resetTimerTapped()
    #expect(bench.view.timer == "10:00 Start")
    await bench.settle()
    #expect(bench.gathers.running?.timer == MatchTimer())
    #expect(bench.clock.sleeperCount == 0)
  }

  // MARK: - Another time

  @Test func settingBeginsWithTheTimeThatIsShownAndLeavesTheTimerRunning() async {
    let bench = await MatchBench.open(.sample(timer: MatchTimer(.seconds(90))))
    bench.presenter.timerButtonTapped()
    await bench.settle()
    await bench.clock.waitForSleepers()
    bench.clock.advance(by: .milliseconds(1_500))
    await until { bench.view.timer == "01:29 Pause" }
    bench.presenter.setTimeTapped()
    #expect(bench.navigation.calls == ["choose time \(Duration.seconds(89))"])
    #expect(bench.view.timer == "01:29 Pause")
  }

  @Test func aChosenTimeStopsTheTimer() async {
    let bench = await MatchBench.open()
    bench.presenter.timerButtonTapped()
    await bench.settle()
    bench.presenter.timeChosen(.seconds(754))
    #expect(bench.view.timer == "12:34 Start")
    await bench.settle()
    #expect(bench.gathers.running?.timer == MatchTimer(.seconds(754)))
    #expect(bench.clock.sleeperCount == 0)
  }

  // MARK: - A screen that cannot be seen

  @Test("D15: nothing ticks on a screen that is gone")
  func ticksOnlyWhileItCanBeSeen() async {
    let bench = await MatchBench.open()
    bench.presenter.timerButtonTapped()
    await bench.settle()
    await bench.clock.waitForSleepers()
    bench.presenter.detach(bench.view)
    await bench.settle()
    #expect(bench.clock.sleeperCount == 0)
    #expect(bench.gathers.followerCount == 0)
  }

  @Test("D15: right after sleep, however long") func isRightWhenTheScreenIsBack() async {
    let bench = await MatchBench.open()
    bench.presenter.timerButtonTapped()
    await bench.settle()
    bench.presenter.detach(bench.view)
    bench.clock.advance(by: .seconds(123))
    bench.presenter.attach(bench.view)
    #expect(bench.view.timer == "07:57 Pause")
    await bench.settle()
    await bench.tick(1)
    #expect(bench.view.timer == "07:56 Pause")
  }

  @Test("D15: a running timer keeps no presenter alive")
  func nothingIsAliveAfterTheEnd() async throws {
    try await checkLeaks { track in
      let bench = await MatchBench.open()
      track(bench.presenter)
      bench.presenter.timerButtonTapped()
      await bench.settle()
      bench.presenter.destroy()
      await bench.settle()
    }
  }
}
