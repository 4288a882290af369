import Rostrum

/// The flow of the account tab.
final class AccountCoordinator: GatherFlow<Void>, AccountNavigation, LanguageChoiceNavigation {
  override func start() {
    let presenter = AccountPresenter(app: app, navigation: self)
    push(screens.account(presenter), at: FootballGatherRoute.account)
  }

  func chooseLanguage() {
    let presenter = LanguageChoicePresenter(app: app, navigation: self)
    push(screens.languageChoice(presenter), at: FootballGatherRoute.language)
  }

  /// Shows the login in a sheet; the data without an account stays, and the session goes on until
  /// another one begins.
  func logIn() {
    let login = LoginCoordinator(screens: screens, app: app)
    login.isOptional = true
    start(login, as: .sheet())
  }
}

extension AccountCoordinator: RouteTaking {
  func canTake(_ route: FootballGatherRoute) -> Bool {
    route == .account || route == .language
  }

  func take(_ route: FootballGatherRoute) {
    if route == .language { chooseLanguage() }
  }
}
