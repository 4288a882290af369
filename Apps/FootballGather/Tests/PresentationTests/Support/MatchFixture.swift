import AppTesting
import Rostrum
import RostrumTesting
import Testing

@testable import FootballGatherModel
@testable import FootballGatherPresentation

/// A fixture with the match in progress and its dependencies.
@MainActor
final class MatchFixture {
  let clock = TestClock()
  let gathers: FakeGatherRepository
  let account: FakeAccountRepository
  let navigation = FakeMatchNavigation()
  let activity = SceneActivity()
  let view = GatherSpy()
  let presenter: GatherPresenter

  init(
    _ running: RunningGather? = .sample(),
    session: Session = .named("ana"),
    language: String = "en",
    prepare: (inout FakeGatherRepository.State) -> Void = { _ in }
  ) {
    gathers = FakeGatherRepository(running: running)
    gathers.set(prepare)
    account = FakeAccountRepository(session: session)
    var services = GatherServices.fake(account: account, gathers: gathers, language: language)
    services.activity = activity
    presenter = GatherPresenter(app: services.following(clock), navigation: navigation)
  }

  /// Shows the screen, and waits until it has content and no work is pending.
  static func open(
    _ running: RunningGather? = .sample(),
    session: Session = .named("ana"),
    language: String = "en",
    prepare: (inout FakeGatherRepository.State) -> Void = { _ in }
  ) async -> MatchFixture {
    let fixture = MatchFixture(running, session: session, language: language, prepare: prepare)
    fixture.presenter.attach(fixture.view)
    await fixture.settle()
    return fixture
  }

  /// Yields until all work is done that needs neither the clock nor a response that is held back.
  func settle() async {
    for _ in 0..<200 { await Task.yield() }
  }

  /// Advances a running timer by seconds, and waits for each tick.
  func tick(_ seconds: Int) async {
    for _ in 0..<seconds {
      await clock.waitForSleepers()
      let former = view.timer
      clock.advance(by: .seconds(1))
      await until { view.timer != former }
    }
    await settle()
  }

  /// Advances the clock, then waits for a condition.
  func pass(_ time: Duration, until condition: () -> Bool) async {
    await clock.waitForSleepers()
    clock.advance(by: time)
    await AppTesting.until(condition)
    await settle()
  }

  /// Returns the calls with this prefix.
  func calls(_ prefix: String) -> [String] {
    gathers.calls.filter { $0.hasPrefix(prefix) }
  }
}
