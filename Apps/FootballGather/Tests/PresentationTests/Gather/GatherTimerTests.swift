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
    let fixture = await MatchFixture.open()
    fixture.presenter.timerButtonTapped()
    #expect(fixture.view.timer == "10:00 Pause")
    fixture.presenter.timerButtonTapped()
    #expect(fixture.view.timer == "10:00 Resume")
    fixture.presenter.timerButtonTapped()
    #expect(fixture.view.timer == "10:00 Pause")
    await fixture.settle()
    #expect(fixture.gathers.running?.timer.phase(at: .noon) == .running)
  }

  @Test func countsDownEverySecond() async {
    let fixture = await MatchFixture.open(.sample(timer: MatchTimer(.seconds(61))))
    fixture.presenter.timerButtonTapped()
    await fixture.settle()
    fixture.view.forget()
    await fixture.tick(3)
    let texts = fixture.view.states.compactMap { state -> String? in
      if case .match(let match) = state.content { match.timer.text } else { nil }
    }
    #expect(texts == ["01:00", "00:59", "00:58"])
  }

  @Test("D15: partial seconds are kept over a pause") func partsOfSecondsAreKept() async {
    let fixture = await MatchFixture.open(.sample(timer: MatchTimer(.seconds(10))))
    for _ in 0..<4 {
      fixture.presenter.timerButtonTapped()
      await fixture.settle()
      fixture.clock.advance(by: .milliseconds(500))
      await fixture.settle()
      fixture.presenter.timerButtonTapped()
      await fixture.settle()
    }
    #expect(fixture.view.timer == "00:08 Resume")
  }

  @Test("D14: at 00:00 the button is titled Start")
  func announcesTheEndOfTheTime() async {
    let fixture = await MatchFixture.open(.sample(timer: MatchTimer(.seconds(2))))
    fixture.presenter.timerButtonTapped()
    await fixture.settle()
    await fixture.tick(2)
    #expect(fixture.view.timer == "00:00 Start")
    #expect(fixture.view.match?.timer.isButtonEnabled == false)
    fixture.clock.advance(by: .seconds(2))
    await fixture.settle()
    #expect(fixture.clock.sleeperCount == 0)
  }

  @Test func at0000StartDoesNothing() async {
    let fixture = await MatchFixture.open(.sample(timer: MatchTimer(.zero)))
    fixture.presenter.timerButtonTapped()
    await fixture.settle()
    #expect(fixture.view.timer == "00:00 Start")
    #expect(fixture.calls("timer").isEmpty)
  }

  @Test(arguments: [true, false])
  func cancelGoesBackToTenMinutes(_ runs: Bool) async {
    let fixture = await MatchFixture.open(.sample(timer: MatchTimer(.seconds(90))))
    if runs { fixture.presenter.timerButtonTapped() }
    await fixture.settle()
    fixture.presenter.resetTimerTapped()
    #expect(fixture.view.timer == "10:00 Start")
    await fixture.settle()
    #expect(fixture.gathers.running?.timer == MatchTimer())
    #expect(fixture.clock.sleeperCount == 0)
  }

  // MARK: - Another time

  @Test func settingBeginsWithTheTimeThatIsShownAndLeavesTheTimerRunning() async {
    let fixture = await MatchFixture.open(.sample(timer: MatchTimer(.seconds(90))))
    fixture.presenter.timerButtonTapped()
    await fixture.settle()
    await fixture.clock.waitForSleepers()
    fixture.clock.advance(by: .milliseconds(1_500))
    await until { fixture.view.timer == "01:29 Pause" }
    fixture.presenter.setTimeTapped()
    #expect(fixture.navigation.calls == ["choose time \(Duration.seconds(89))"])
    #expect(fixture.view.timer == "01:29 Pause")
  }

  @Test func aChosenTimeStopsTheTimer() async {
    let fixture = await MatchFixture.open()
    fixture.presenter.timerButtonTapped()
    await fixture.settle()
    fixture.presenter.timeChosen(.seconds(754))
    #expect(fixture.view.timer == "12:34 Start")
    await fixture.settle()
    #expect(fixture.gathers.running?.timer == MatchTimer(.seconds(754)))
    #expect(fixture.clock.sleeperCount == 0)
  }

  // MARK: - A screen that cannot be seen

  @Test("D15: the timer of a closed screen does not tick")
  func ticksOnlyWhileItCanBeSeen() async {
    let fixture = await MatchFixture.open()
    fixture.presenter.timerButtonTapped()
    await fixture.settle()
    await fixture.clock.waitForSleepers()
    fixture.presenter.detach(fixture.view)
    await fixture.settle()
    #expect(fixture.clock.sleeperCount == 0)
    #expect(fixture.gathers.followerCount == 0)
  }

  @Test("D15: the time is right after sleep of any length")

  func isRightWhenTheScreenIsBack() async {
    let fixture = await MatchFixture.open()
    fixture.presenter.timerButtonTapped()
    await fixture.settle()
    fixture.presenter.detach(fixture.view)
    fixture.clock.advance(by: .seconds(123))
    fixture.presenter.attach(fixture.view)
    #expect(fixture.view.timer == "07:57 Pause")
    await fixture.settle()
    await fixture.tick(1)
    #expect(fixture.view.timer == "07:56 Pause")
  }

  @Test("D15: a running timer keeps no presenter alive")
  func destroyingReleasesThePresenter() async throws {
    try await checkLeaks { track in
      let fixture = await MatchFixture.open()
      track(fixture.presenter)
      fixture.presenter.timerButtonTapped()
      await fixture.settle()
      fixture.presenter.destroy()
      await fixture.settle()
    }
  }
}
