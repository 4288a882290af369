import AppTesting
import Rostrum
import RostrumTesting
import Testing

@testable import FootballGatherModel
@testable import FootballGatherPresentation

/// The match in progress under test, and all around it.
@MainActor
final class MatchBench {
  let clock = TestClock()
  let gathers: FakeGatherRepository
  let account: FakeAccountRepository
  let navigation = FakeMatchNavigation()
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
    let services = GatherServices.fake(account: account, gathers: gathers, language: language)
    presenter = GatherPresenter(app: services.following(clock), navigation: navigation)
  }

  /// Shows the screen and waits until it has content, and nothing is on its way.
  static func open(
    _ running: RunningGather? = .sample(),
    session: Session = .named("ana"),
    language: String = "en",
    prepare: (inout FakeGatherRepository.State) -> Void = { _ in }
  ) async -> MatchBench {
    let bench = MatchBench(running, session: session, language: language, prepare: prepare)
    bench.presenter.attach(bench.view)
    await bench.settle()
    return bench
  }

  /// Lets everything run that needs no clock and no server that holds back.
  func settle() async {
    for _ in 0..<200 { await Task.yield() }
  }

  /// Lets so many seconds of a running timer pass, and waits for each tick.
  func tick(_ seconds: Int) async {
    for _ in 0..<seconds {
      await clock.waitForSleepers()
      let former = view.timer
      clock.advance(by: .seconds(1))
      await until { view.timer != former }
    }
    await settle()
  }

  /// Lets time pass until something is so.
  func pass(_ time: Duration, until condition: () -> Bool) async {
    await clock.waitForSleepers()
    clock.advance(by: time)
    await AppTesting.until(condition)
    await settle()
  }

  /// The calls that begin so.
  func calls(_ prefix: String) -> [String] {
    gathers.calls.filter { $0.hasPrefix(prefix) }
  }
}
