public import Rostrum
import ZhihuDailyModel

/// The presenter of the simulated login: the user chooses a name, which is stored on this device.
public final class LoginPresenter: Presenter<any LoginView, LoginViewState> {
  private let settings: any SettingsRepository
  private let texts: NewsTexts
  private weak var navigation: (any LoginNavigation)?

  init(app: NewsServices, navigation: any LoginNavigation) {
    settings = app.settings
    texts = app.texts
    self.navigation = navigation
    let login = app.texts.login
    super.init(
      state: LoginViewState(
        title: login.title,
        prompt: login.prompt,
        choices: LoginName.allCases.map { name in
          .init(id: name, title: login.button(login.names(name)), symbol: name.symbol)
        },
        pretence: login.pretence,
        agreement: login.agreement,
        cancel: app.texts.common.cancel
      )
    )
  }

  // MARK: - What a person did

  public func agreementTapped() {
    update { state in
      state.isAgreed.toggle()
      state.problem = nil
    }
  }

  public func choiceTapped(_ name: LoginName) {
    guard !state.isBusy else { return }
    guard state.isAgreed else { return show(problem: texts.login.mustAgree) }
    update { state in
      state.isBusy = true
      state.problem = nil
    }
    let chosen = texts.login.names(name)
    finishing { [settings] in
      try await settings.update { $0.loginName = chosen }
    } then: { result in
      self.update { $0.isBusy = false }
      switch result {
      case .success: self.navigation?.loginEnded()
      case .failure(let error): self.show(problem: self.texts.sentence(for: error))
      }
    }
  }

  public func cancelTapped() {
    navigation?.loginEnded()
  }

  private func show(problem: String) {
    update { $0.problem = problem }
    send(ifDetached: .vanish) { $0.announce(problem) }
  }
}

extension LoginName {
  fileprivate var symbol: String {
    switch self {
    case .zhihu: "newspaper"
    case .weibo: "eye"
    case .apple: "person.crop.circle"
    }
  }
}
