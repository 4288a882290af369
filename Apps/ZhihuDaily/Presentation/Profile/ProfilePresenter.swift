public import Rostrum
import ZhihuDailyModel

/// The presenter of the profile.
public final class ProfilePresenter: Presenter<any ProfileView, ProfileViewState> {
  private let settings: any SettingsRepository
  private let texts: NewsTexts
  private weak var navigation: (any ProfileNavigation)?
  private var known: NewsSettings?
  private var isLeaving = false

  init(app: NewsServices, navigation: any ProfileNavigation) {
    settings = app.settings
    texts = app.texts
    self.navigation = navigation
    super.init(
      state: ProfileViewState(
        title: app.texts.profile.title,
        content: .loading(app.texts.common.loading)
      )
    )
  }

  public override func didAttach(isFirst: Bool) {
    if isFirst { observe(settings.changes, onStart: read) { self.show($0) } }
  }

  // MARK: - What a person did

  public func personTapped() {
    if let known, known.loginName == nil { navigation?.logIn() }
  }

  public func rowTapped(_ id: ProfileViewData.Row.ID) {
    switch id {
    case .favourites: navigation?.showFavourites()
    case .messages: navigation?.showMessages()
    case .settings: navigation?.showSettings()
    }
  }

  public func logOutTapped() {
    guard known?.loginName != nil, !isLeaving else { return }
    isLeaving = true
    let question = Question(
      title: texts.profile.logOutTitle,
      message: texts.profile.logOutQuestion,
      confirm: texts.profile.logOut,
      cancel: texts.common.cancel
    )
    work { [weak navigation] in
      await navigation?.confirms(question) == true
    } then: { result in
      if case .success(true) = result { self.logOut() } else { self.isLeaving = false }
    }
  }

  public func retryTapped() {
    update { $0.content = .loading(texts.common.loading) }
    read()
  }

  // MARK: - Reading and writing

  private func read() {
    latest(.read) { [settings] in
      try await settings.settings()
    } then: { result in
      switch result {
      case .success(let settings): self.show(settings)
      case .failure(let error):
        self.update { $0.content = .placeholder(self.texts.placeholder(for: error)) }
      }
    }
  }

  private func logOut() {
    finishing { [settings] in
      try await settings.update { $0.loginName = nil }
    } then: { result in
      self.isLeaving = false
      guard case .failure(let error) = result else { return }
      self.navigation?.notify(
        Notice(
          title: self.texts.profile.notLoggedOut,
          text: self.texts.sentence(for: error),
          ok: self.texts.common.ok
        )
      )
    }
  }

  // MARK: - State

  private func show(_ settings: NewsSettings) {
    known = settings
    let data = viewData(of: settings.loginName)
    update { $0.content = .profile(data) }
  }

  private func viewData(of name: String?) -> ProfileViewData {
    let profile = texts.profile
    return ProfileViewData(
      name: name ?? profile.nobody,
      detail: name == nil ? profile.nobodyText : profile.loggedInText,
      initial: name?.first.map { String($0).uppercased() },
      rows: [
        .init(id: .favourites, title: profile.favourites, symbol: "star"),
        .init(id: .messages, title: profile.messages, symbol: "bell"),
        .init(id: .settings, title: profile.settings, symbol: "gearshape"),
      ],
      logOut: name == nil ? nil : profile.logOut
    )
  }
}

extension WorkKind {
  fileprivate static let read = WorkKind("read")
}
