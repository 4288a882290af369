import AppTesting
import Rostrum
import RostrumTesting
import Testing

@testable import FootballGatherModel
@testable import FootballGatherPresentation

/// A fixture with the whole app without a user interface.
@MainActor
final class FlowFixture {
  let account: FakeAccountRepository
  let gathers: FakeGatherRepository
  let players = FakePlayerRepository([.ana, .ben, .chen])
  let settings: FakeSettingsRepository
  let test = TestNavigator()
  let clock = TestClock()
  /// The latest presenter of each type, by the type's name.
  private var presenters: [String: WeakPresenter] = [:]

  private struct WeakPresenter {
    weak var presenter: AnyObject?
  }

  init(
    _ session: Session? = .named("ana"),
    gathers: FakeGatherRepository = FakeGatherRepository(),
    language: String? = nil
  ) {
    account = FakeAccountRepository(session: session)
    self.gathers = gathers
    settings = FakeSettingsRepository(language: language)
  }

  /// The bar of the current tabs.
  private(set) weak var bar: MatchBarPresenter?
  /// The languages that the flow has set, sorted from oldest to newest.
  private(set) var languages: [String?] = []
  /// Receives every presenter that is created.
  var track: LeakTracker?

  /// - Parameter route: The route of the link that opens the app.
  /// - Returns: The app's flow.
  @discardableResult
  func start(at route: FootballGatherRoute? = nil) async -> FootballGatherCoordinator {
    let services = GatherServices.fake(
      account: account,
      players: players,
      gathers: gathers,
      settings: settings,
      clock: clock
    )
    let screens = FakeFootballGatherScreens { [weak self] presenter in
      self?.track?(presenter)
      self?.presenters["\(type(of: presenter))"] = WeakPresenter(presenter: presenter)
    }
    let coordinator = FootballGatherCoordinator(screens: screens, app: services)
    coordinator.onTabs = { [weak self] bar, _ in self?.bar = bar }
    coordinator.onLanguage = { [weak self] in self?.languages.append($0) }
    if let route { test.open(route) }
    test.start(coordinator)
    await settle()
    await until { self.account.listenerCount == 1 }
    return coordinator
  }

  static func open(
    _ session: Session? = .named("ana"),
    gathers: FakeGatherRepository = FakeGatherRepository(),
    language: String? = nil,
    at route: FootballGatherRoute? = nil
  ) async -> FlowFixture {
    let fixture = FlowFixture(session, gathers: gathers, language: language)
    await fixture.start(at: route)
    return fixture
  }

  /// Returns the latest presenter of this type, if it is alive.
  func presenter<Presenter>(_ type: Presenter.Type = Presenter.self) -> Presenter? {
    presenters["\(type)"]?.presenter as? Presenter
  }

  var tabs: [String] { test.stage.tabs.map(\.item.title) }

  func settle() async {
    for _ in 0..<4 { await test.settle() }
  }

  func open(_ route: FootballGatherRoute) async {
    test.open(route)
    await settle()
  }

  /// Begins or ends a session.
  func change(to session: Session?, by cause: SessionChange.Cause = .rejection) async {
    account.change(to: session, by: cause)
    await settle()
  }
}
