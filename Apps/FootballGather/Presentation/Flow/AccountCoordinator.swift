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
}

extension AccountCoordinator: RouteTaking {
  func canTake(_ route: FootballGatherRoute) -> Bool {
    route == .account || route == .language
  }

  func take(_ route: FootballGatherRoute) {
    if route == .language { chooseLanguage() }
  }
}
