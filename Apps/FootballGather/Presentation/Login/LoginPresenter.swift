import FootballGatherModel
public import Rostrum

/// The presenter of the login: the fields, their errors, and the three ways into the app:
/// a login, a new account, and no account.
///
/// Errors of a field are shown when the user submits the form, and removed when the text changes.
/// The app's flow observes sessions, so that only a login which the user may cancel has a
/// navigation.
public final class LoginPresenter: Presenter<any LoginView, LoginViewState> {
  private let account: any AccountRepository
  private let environment: AppEnvironment
  private let texts: GatherTexts
  private weak var navigation: (any LoginNavigation)?
  /// The remembered name, which is that of an existing account.
  private var offeredName: String?

  /// - Parameters:
  ///   - app: The services, of which the account repository is kept.
  ///   - notice: The text about the end of the previous session; nil for none.
  ///   - navigation: The flow of a login that the user may cancel, held weakly; nil for a login
  ///     without which the app cannot be used.
  init(app: GatherServices, notice: String? = nil, navigation: (any LoginNavigation)? = nil) {
    account = app.account
    environment = app.environment
    texts = app.texts
    var state = LoginViewState(labels: .init(app.texts, .logIn))
    state.notice = notice
    self.navigation = navigation
    if navigation != nil { state.cancel = texts.common.cancel }
    super.init(state: state)
  }

  public override func didAttach(isFirst: Bool) {
    if isFirst { offerName() }
  }

  /// Removes the password, so that the field is empty when the screen appears again.
  public override func didDetach() {
    update {
      $0.work = nil
      $0.password = ""
    }
  }

  // MARK: - What a person did

  public func textChanged(_ field: LoginViewState.Field, _ text: String) {
    guard text != self.text(of: field) else { return }
    update {
      switch field {
      case .username: $0.username = text
      case .password: $0.password = text
      }
      $0.problems[field] = nil
      $0.message = nil
    }
  }

  public func rememberChanged(_ isOn: Bool) {
    update { $0.isRemembering = isOn }
  }

  /// Changes between the login and the form of a new account; what was typed remains.
  public func otherModeTapped() {
    guard state.work == nil else { return }
    let mode: LoginViewState.Mode = state.mode == .logIn ? .register : .logIn
    update {
      $0.mode = mode
      switch mode {
      case .register: if $0.username == offeredName { $0.username = "" }
      case .logIn: if $0.username.isEmpty { $0.username = offeredName ?? "" }
      }
      $0.labels = .init(texts, mode)
      $0.problems = [:]
      $0.message = nil
      $0.notice = nil
    }
    let title = state.labels.title
    send(ifDetached: .vanish) { $0.announce(title) }
    let field = LoginViewState.Field.allCases.first { text(of: $0).isEmpty }
    if let field { send(ifDetached: .vanish) { $0.focus(field) } }
  }

  public func submitTapped() {
    switch state.mode {
    case .logIn: logIn()
    case .register: register()
    }
  }

  private func logIn() {
    begin(.logIn, checking: credentials.problems) { [account, credentials, remembers] in
      try await account.logIn(credentials, remembers: remembers)
    }
  }

  /// Creates an account, which is then logged in.
  private func register() {
    begin(.register, checking: credentials.problemsOfNewAccount) {
      [account, credentials, remembers] in
      try await account.register(credentials, remembers: remembers)
    }
  }

  public func cancelTapped() {
    navigation?.leave()
  }

  public func useOfflineTapped() {
    begin(.useOffline, checking: [:]) { [account] in try await account.useOffline() }
  }

  // MARK: - Private

  private func text(of field: LoginViewState.Field) -> String {
    field == .username ? state.username : state.password
  }

  private var remembers: Bool { state.isRemembering }

  private var credentials: Credentials {
    Credentials(username: state.username, password: state.password)
  }

  private func offerName() {
    work { [account] in
      try await account.rememberedName()
    } then: { result in
      // Without a remembered name the login remains usable.
      guard case .success(let name?) = result else { return }
      self.offeredName = name
      guard self.state.mode == .logIn, self.state.username.isEmpty else { return }
      self.update { $0.username = name }
    }
  }

  private func begin(
    _ work: LoginViewState.Work,
    checking problems: [Credentials.Field: Credentials.Problem],
    _ operation: @escaping @MainActor () async throws -> Session
  ) {
    guard state.work == nil else { return }
    guard problems.isEmpty else { return show(problems) }
    update {
      $0.work = work
      $0.problems = [:]
      $0.message = nil
    }
    let reply: @MainActor (Result<Session, any Error>) -> Void = { result in
      // After success the form stays disabled until the flow replaces it.
      guard case .failure(let error) = result else { return }
      self.update { $0.work = nil }
      self.show(error, of: work)
    }
    // A user who cancels does not want to be logged in later.
    if state.cancel != nil {
      self.work(operation, then: reply)
    } else {
      finishing(operation, then: reply)
    }
  }

  private func show(_ error: any Error, of work: LoginViewState.Work) {
    switch error as? GatherError {
    case .credentials(let problems): show(problems)
    case .service(.unauthorised): showError(texts.login.wrong, focus: .password)
    case .service(.conflict) where work == .register:
      showError(nil, problems: [.username: texts.login.usernameTaken])
    default: showError(texts.sentence(for: error, in: environment))
    }
  }

  private func show(_ problems: [Credentials.Field: Credentials.Problem]) {
    if problems == [.username: .empty, .password: .empty] {
      return showError(texts.login.bothMandatory, focus: .username)
    }
    let pairs = problems.map { field, problem in
      (LoginViewState.Field(field), texts.login.sentence(for: problem, of: field))
    }
    showError(nil, problems: Dictionary(uniqueKeysWithValues: pairs))
  }

  private func showError(
    _ message: String?,
    problems: [LoginViewState.Field: String] = [:],
    focus: LoginViewState.Field? = nil
  ) {
    update {
      $0.message = message
      $0.problems = problems
    }
    let field = LoginViewState.Field.allCases.first { problems[$0] != nil } ?? focus
    if let field { send(ifDetached: .vanish) { $0.focus(field) } }
    let announcement = message ?? field.flatMap { problems[$0] } ?? ""
    send(ifDetached: .vanish) { $0.announce(announcement) }
  }
}

extension LoginViewState.Field {
  fileprivate init(_ field: Credentials.Field) {
    self = field == .username ? .username : .password
  }
}

extension LoginTexts {
  fileprivate func sentence(
    for problem: Credentials.Problem,
    of field: Credentials.Field
  ) -> String {
    switch problem {
    case .empty: field == .username ? usernameMissing : passwordMissing
    case .tooShort(let minimum): tooShort(minimum)
    case .tooLong(let limit): tooLong(limit)
    case .hasColon: usernameHasColon
    }
  }
}

extension LoginViewState.Labels {
  fileprivate init(_ texts: GatherTexts, _ mode: LoginViewState.Mode) {
    let isNew = mode == .register
    self.init(
      title: isNew ? texts.login.newAccount : texts.login.title,
      username: texts.login.username,
      usernamePlaceholder: texts.login.usernamePlaceholder,
      password: texts.login.password,
      passwordPlaceholder: isNew
        ? texts.login.newPasswordPlaceholder(Credentials.minimumPasswordLength)
        : texts.login.passwordPlaceholder,
      rememberMe: texts.login.rememberMe,
      submit: isNew ? texts.login.register : texts.login.logIn,
      question: isNew ? texts.login.hasAccount : texts.login.noAccount,
      otherMode: isNew ? texts.login.logIn : texts.login.register,
      keptHere: texts.login.keptHere,
      useOffline: texts.login.useOffline,
      loading: texts.common.loading
    )
  }
}
