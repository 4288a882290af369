import FootballGatherModel
public import Rostrum

/// The presenter of the account and the ways to leave it.
public final class AccountPresenter: Presenter<any AccountView, AccountViewState> {
  struct Reading: Equatable {
    var session: Session
    var language: String?
    var unsent: Int
    /// The match in progress on this device.
    var running: RunningGather?
  }

  enum ActiveAction {
    case sending, leaving
  }

  let account: any AccountRepository
  let gathers: any GatherRepository
  private let settings: any SettingsRepository
  let environment: AppEnvironment
  let texts: GatherTexts
  weak var navigation: (any AccountNavigation)?

  private(set) var reading: Reading?
  private var error: (any Error)?
  /// The action in progress, including its confirmation.
  var activeAction: ActiveAction? {
    didSet { render() }
  }

  init(app: GatherServices, navigation: any AccountNavigation) {
    account = app.account
    gathers = app.gathers
    settings = app.settings
    environment = app.environment
    texts = app.texts
    self.navigation = navigation
    super.init(
      state: AccountViewState(
        title: app.texts.account.title,
        content: .loading(app.texts.common.loading)
      )
    )
  }

  public override func didAttach(isFirst: Bool) {
    if isFirst {
      observe(gathers.changes, onStart: read, onMessage: read)
    } else {
      read()
    }
  }

  // MARK: - What a person did

  public func languageTapped() {
    navigation?.chooseLanguage()
  }

  public func retryTapped() {
    error = nil
    render()
    read()
  }

  // MARK: - Reading

  func read() {
    latest(.read) { [account, gathers, settings] () -> Reading? in
      guard let session = try await account.session() else { return nil }
      return Reading(
        session: session,
        language: try await settings.language(),
        unsent: try await gathers.unsent(),
        running: try await gathers.running()
      )
    } then: { result in
      switch result {
      case .success(let reading?):
        self.reading = reading
        self.error = nil
      // The user is logged out: the flow shows the login.
      case .success(nil): break
      case .failure(let error): self.error = error
      }
      self.render()
    }
  }

  // MARK: - State

  private func render() {
    let content = content
    update { $0.content = content }
  }

  private var content: AccountViewState.Content {
    if let reading { return .account(viewData(of: reading)) }
    if let error { return .placeholder(texts.placeholder(for: error, in: environment)) }
    return .loading(texts.common.loading)
  }

  private func viewData(of reading: Reading) -> AccountViewData {
    let isOffline = reading.session.isOffline
    return AccountViewData(
      symbol: isOffline ? "person.crop.circle" : "person.crop.circle.fill",
      name: isOffline ? texts.account.offlineTitle : reading.session.username,
      detail: isOffline ? texts.account.offlineText : texts.account.loggedIn,
      language: texts.account.language,
      languageName: AppLanguage.named(reading.language)?.name ?? texts.account.deviceLanguage,
      unsent: reading.unsent == 0
        ? nil
        : .init(
          text: texts.account.unsent(reading.unsent),
          button: activeAction == .sending ? texts.account.sending : texts.account.sendNow,
          isSending: activeAction == .sending
        ),
      actions: isOffline ? actionsWithoutAccount : actionsOfAccount,
      isEnabled: activeAction == nil
    )
  }

  private var actionsOfAccount: [AccountViewData.Action] {
    [
      .init(id: .logOut, title: texts.account.logOut, isDestructive: false),
      .init(id: .deleteAccount, title: texts.account.deleteAccount, isDestructive: true),
    ]
  }

  private var actionsWithoutAccount: [AccountViewData.Action] {
    [
      .init(
        id: .logIn,
        title: texts.account.logIn,
        isDestructive: false,
        footer: texts.account.logInKeeps
      ),
      .init(id: .erase, title: texts.account.erase, isDestructive: true),
    ]
  }
}

extension WorkKind {
  fileprivate static let read = WorkKind("read")
}
