import FootballGatherModel
import Foundation
public import Rostrum

/// The app's flow: the login, then tabs for players, matches and the account.
public final class FootballGatherCoordinator: GatherFlow<Void> {
  /// The user whose login has ended, the route that was shown (nil if the user has logged out), and
  /// the unsaved work, which is restored with it.
  private var left: (user: UUID, route: FootballGatherRoute?, drafts: [String: Data])?
  private var session: Session?
  /// A Boolean value that indicates whether the session was read.
  private var hasBegun = false
  /// Receives the BCP 47 tag of the app's language, nil for the device's, before anything is shown
  /// in it.
  public var onLanguage: (String?) -> Void = { _ in }
  /// Receives the presenters that belong to the tabs when these are shown: the bar of the match in
  /// progress and the alarm at the end of its time.
  ///
  /// Both presenters are destroyed with the tabs.
  public var onTabs: (MatchBarPresenter, MatchAlarmPresenter) -> Void = { _, _ in }
  private var matchBar: MatchBarPresenter?
  private weak var players: PlayersCoordinator?
  private var matchAlarm: MatchAlarmPresenter?

  public override func start() {
    work { [weak self, app] in
      let changes = await app.account.sessionChanges()
      await self?.begin()
      for await change in changes { self?.show(change) }
    }
    work { [weak self, app] in
      for await language in await app.settings.languages() { self?.change(language) }
    }
    work { [app] in
      // Its only error is the cancellation at the end of the flow.
      do { try await app.keepListsFresh() } catch { return }
    }
  }

  /// Shows the first screen, then reports an error of reading the language or the session, which
  /// fall back to the device's language and to the login.
  private func begin() async {
    var problem: (any Error)?
    do { setLanguage(try await app.settings.language()) } catch { problem = error }
    do {
      show(try await app.account.session())
    } catch {
      problem = error
      show(nil)
    }
    guard let problem else { return }
    let data = app.texts.placeholder(for: problem, in: app.environment)
    notify(Notice(title: data.title, text: data.text, ok: app.texts.common.ok))
  }

  private func show(_ change: SessionChange) {
    switch change {
    case .began(let session): show(session)
    case .ended(let cause): show(nil, notice: notice(of: cause))
    }
  }

  /// Shows the tabs of a session, or the login with a notice if there is no session.
  private func show(_ session: Session?, notice: String? = nil) {
    guard session != self.session || !hasBegun else { return }
    hasBegun = true
    if let former = self.session { left = (former.user, place, drafts) }
    self.session = session
    app.user = session?.user
    guard let session else { return showLogin(notice: notice) }
    // A page of the history that was opened at the login belongs to the former user.
    if let left, left.user != session.user { open(FootballGatherRoute.players) }
    showTabs()
    if let left, left.user == session.user, let route = left.route {
      restore(route, drafts: left.drafts)
    }
    left = nil
  }

  /// The current route; nil at the account, from which the user leaves on purpose.
  private var place: FootballGatherRoute? {
    FootballGatherRoute(path: path).flatMap { $0 == .account ? nil : $0 }
  }

  /// Returns the text that explains the end of the session.
  ///
  /// No text is needed at the account, where the user has ended the session; in another window of
  /// the device the login would be unexpected.
  private func notice(of cause: SessionChange.Cause) -> String? {
    guard let session, !session.isOffline else { return nil }
    return switch cause {
    case .rejection: app.texts.errors.loggedOut.text
    case .logout: place == nil ? nil : app.texts.login.loggedOut
    case .deletion: place == nil ? nil : app.texts.login.accountDeleted
    }
  }

  private func showLogin(notice: String? = nil) {
    endMatchChrome()
    let login = LoginCoordinator(screens: screens, app: app)
    login.notice = notice
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
    let gathers = GathersCoordinator(screens: screens, app: app)
    gathers.onGatherScreen = { [weak self] in self?.matchBar?.gatherScreen($0, isShown: $1) }
    start(gathers, as: .on(tabs[1]))
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

  private func setLanguage(_ language: String?) {
    app.texts = .best(for: [language].compactMap(\.self) + app.environment.languages)
    onLanguage(language)
  }

  /// Recreates every screen in another language and shows the choice of the language again.
  private func change(_ language: String?) {
    setLanguage(language)
    guard hasBegun else { return }
    guard session != nil else { return showLogin() }
    showTabs()
    open(FootballGatherRoute.language)
  }
}

extension FootballGatherCoordinator: UnknownLinkTaking, Confirming {
  /// A Boolean value that indicates whether the language and the first screen are known.
  public var canTakeUnknownLinks: Bool { hasBegun }

  public func takeUnknownLink(_ path: RoutePath) {
    notify(app.texts.common.unknownLink)
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
