import FootballGatherModel
import Foundation
public import Rostrum

/// The app's flow: the login, and behind it a tab for players, for matches and for the account.
public final class FootballGatherCoordinator: GatherFlow<Void> {
  /// Whose login has ended, and where they were.
  private var left: (user: UUID, route: FootballGatherRoute)?
  private var session: Session?
  /// Whether it is known who is logged in.
  private var hasBegun = false
  /// Called with the BCP 47 tag of the language that the app speaks, nil for the device's, before
  /// anything is shown in it.
  public var onLanguage: (String?) -> Void = { _ in }
  /// Called when tabs are shown, with what goes with all of them: the bar of the match in progress
  /// and the alarm at the end of its time.
  ///
  /// Both presenters are destroyed when these tabs go.
  public var onTabs: (MatchBarPresenter, MatchAlarmPresenter) -> Void = { _, _ in }
  private var matchBar: MatchBarPresenter?
  private weak var players: PlayersCoordinator?
  private var matchAlarm: MatchAlarmPresenter?

  public override func start() {
    work { [weak self, app] in
      let sessions = await app.account.sessions()
      await self?.begin()
      for await session in sessions { self?.show(session) }
    }
    work { [weak self, app] in
      for await language in await app.settings.languages() { self?.change(language) }
    }
  }

  /// What cannot be read is told, once there is a screen: in the device's language, or the login.
  private func begin() async {
    var problem: (any Error)?
    do { speak(try await app.settings.language()) } catch { problem = error }
    do {
      show(try await app.account.session())
    } catch {
      problem = error
      show(nil)
    }
    guard let problem else { return }
    let data = app.texts.placeholder(for: problem, in: app.environment)
    tell(Notice(title: data.title, text: data.text, ok: app.texts.common.ok))
  }

  private func show(_ session: Session?) {
    guard session != self.session || !hasBegun else { return }
    hasBegun = true
    let hasEnded = hasEndedByItself
    if let former = self.session { left = place.map { (former.user, $0) } }
    self.session = session
    guard let session else { return showLogin(hasEnded: hasEnded) }
    showTabs()
    if let left, left.user == session.user { open(left.route) }
    left = nil
  }

  /// Where the person is; nil at the account, which who leaves on purpose leaves from.
  private var place: FootballGatherRoute? {
    FootballGatherRoute(path: path).flatMap { $0 == .account ? nil : $0 }
  }

  /// Whether the login that is over now was not ended by the person.
  private var hasEndedByItself: Bool {
    guard let session, !session.isOffline else { return false }
    let hasExpired = session.expiresAt.map { $0 <= app.environment.now() } ?? false
    return hasExpired || place != nil
  }

  private func showLogin(hasEnded: Bool) {
    endMatchChrome()
    let login = LoginCoordinator(screens: screens, app: app)
    login.loginHasEnded = hasEnded
    start(login)
  }

  private func showTabs() {
    let tabs = setTabs([
      TabItem(title: app.texts.tabs.players, symbol: "person.2"),
      TabItem(title: app.texts.tabs.gathers, symbol: "sportscourt"),
      TabItem(title: app.texts.tabs.account, symbol: "person.crop.circle"),
    ])
    startMatchChrome()
    let players = PlayersCoordinator(screens: screens, app: app)
    players.onMatchScreen = { [weak self] in self?.matchBar?.matchScreen(isShown: $0) }
    players.onResult = { [weak self] in self?.showResult($0) }
    self.players = players
    start(players, as: .on(tabs[0]))
    start(GathersCoordinator(screens: screens, app: app), as: .on(tabs[1]))
    start(AccountCoordinator(screens: screens, app: app), as: .on(tabs[2]))
  }

  // MARK: - The match in progress, whatever screen is shown

  private func startMatchChrome() {
    endMatchChrome()
    let bar = MatchBarPresenter(app: app, navigation: self)
    let alarm = MatchAlarmPresenter(app: app)
    matchBar = bar
    matchAlarm = alarm
    onTabs(bar, alarm)
  }

  private func endMatchChrome() {
    matchBar?.destroy()
    matchAlarm?.destroy()
    matchBar = nil
    matchAlarm = nil
  }

  private func speak(_ language: String?) {
    app.texts = .best(for: [language].compactMap(\.self) + app.environment.languages)
    onLanguage(language)
  }

  /// Every screen is made anew in the other language; the person stays where it was chosen.
  private func change(_ language: String?) {
    speak(language)
    guard hasBegun else { return }
    guard session != nil else { return showLogin(hasEnded: false) }
    showTabs()
    open(FootballGatherRoute.language)
  }
}

extension FootballGatherCoordinator: UnknownLinkTaking, Confirming {
  /// The app's language and the first screen are known.
  public var canTakeUnknownLinks: Bool { hasBegun }

  public func takeUnknownLink(_ path: RoutePath) {
    tell(app.texts.common.unknownLink)
  }
}

extension FootballGatherCoordinator: MatchBarNavigation {
  public func showMatch() {
    open(FootballGatherRoute.match)
  }

  public func showResult(_ result: MatchResult) {
    if result.isEndedElsewhere { players?.leaveMatch() }
    let flow = MatchResultCoordinator(result: result, screens: screens, app: app)
    start(flow, as: .sheet(SheetStyle(detents: [.medium, .large]))) { [weak self] isRematch in
      if isRematch == true { self?.showMatch() }
    }
  }
}
