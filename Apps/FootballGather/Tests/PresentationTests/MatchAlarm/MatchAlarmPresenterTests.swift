import AppTesting
import Rostrum
import RostrumTesting
import Testing

@testable import FootballGatherModel
@testable import FootballGatherPresentation

/// The alarm at the end of the time, on every screen.
@MainActor
struct MatchAlarmPresenterTests {
  private let clock = TestClock()
  private let view = MatchAlarmSpy()

  private func settle() async {
    for _ in 0..<200 { await Task.yield() }
  }

  private func running(_ seconds: Int) -> RunningGather {
    var timer = MatchTimer(.seconds(seconds))
    timer.start(at: .noon)
    return .sample(Score(teamA: 2, teamB: 1), timer: timer)
  }

  private func attached(
    _ gathers: FakeGatherRepository,
    language: String = "en"
  ) async -> MatchAlarmPresenter {
    let services = GatherServices.fake(gathers: gathers, language: language)
    let presenter = MatchAlarmPresenter(app: services.following(clock))
    presenter.attach(view)
    await until { gathers.calls.contains("running") }
    await settle()
    return presenter
  }

  @Test("D14: the end of the time raises the alarm", arguments: ["en", "zh-Hans"])
  func theEndOfTheTimeRaisesTheAlarm(_ language: String) async {
    let presenter = await attached(FakeGatherRepository(running: running(5)), language: language)
    defer { presenter.destroy() }
    #expect(view.state?.alarm == nil)
    await clock.waitForSleepers()
    clock.advance(by: .seconds(5))
    await until { view.state?.alarm != nil }
    let isEnglish = language == "en"
    #expect(
      view.state?.alarm?.windowTitle
        == (isEnglish
          ? "Time’s Up – Team A 2–\u{2060}1 Team B" : "时间到 – A 队\u{2002}2:\u{2060}1\u{2002}B 队")
    )
    #expect(
      view.commands == [
        isEnglish ? "signal Time’s Up, Team A 2, Team B 1" : "signal 时间到，A 队 2，B 队 1"
      ]
    )
  }

  @Test func anAlarmThatIsStoppedDoesNotComeBack() async {
    let gathers = FakeGatherRepository(running: running(0))
    gathers.set { $0.running = running(1) }
    clock.advance(by: .seconds(30))
    let presenter = await attached(gathers)
    defer { presenter.destroy() }
    await until { view.state?.alarm != nil }
    presenter.stopTapped()
    #expect(view.state?.alarm == nil)
    await until { gathers.running?.isAlarmDismissed == true }
    gathers.notify()
    await settle()
    #expect(view.state?.alarm == nil && view.commands.count == 1)
  }

  @Test func anAlarmThatWasDueWhileTheAppWasClosedIsRaised() async {
    clock.advance(by: .seconds(600))
    let presenter = await attached(FakeGatherRepository(running: running(60)))
    defer { presenter.destroy() }
    await until { view.state?.alarm != nil }
  }

  @Test func anotherTimeEndsTheAlarm() async throws {
    clock.advance(by: .seconds(600))
    let gathers = FakeGatherRepository(running: running(60))
    let presenter = await attached(gathers)
    defer { presenter.destroy() }
    await until { view.state?.alarm != nil }
    _ = try await gathers.setTimer(MatchTimer(.seconds(120)), of: .sample(100))
    await until { view.state?.alarm == nil }
  }

  @Test func aPausedTimerRaisesNone() async {
    var timer = MatchTimer(.seconds(5))
    timer.start(at: .noon)
    timer.pause(at: .noon)
    let presenter = await attached(FakeGatherRepository(running: .sample(timer: timer)))
    defer { presenter.destroy() }
    #expect(clock.sleeperCount == 0)
    #expect(view.state?.alarm == nil)
  }
}
