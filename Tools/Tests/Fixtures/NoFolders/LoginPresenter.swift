@MainActor
final class LoginPresenter {
  weak var view: LoginView?
  weak var navigation: LoginNavigation?
  private let service: SessionService

  init(service: SessionService) {
    self.service = service
  }

  func loginTapped(name: String, password: String) {
    do {
      try service.logIn(name, password: password)
      navigation?.loginEnded()
    } catch {
      view?.showProblem("Try again")
    }
  }

  func helpTapped() {
    navigation?.showHelp()
  }
}
