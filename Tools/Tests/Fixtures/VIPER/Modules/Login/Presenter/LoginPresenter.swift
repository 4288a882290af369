@MainActor
final class LoginPresenter {
  weak var view: LoginViewInput?
  var interactor: LoginInteractorInput?
  var router: LoginRouterInput?
}

extension LoginPresenter: LoginViewOutput {
  func loginTapped(name: String) {
    interactor?.logIn(name)
  }
}

extension LoginPresenter: LoginInteractorOutput {
  func loggedIn(_ user: User) {
    router?.showHome(of: user.name)
  }

  func failed() {
    view?.showProblem("Try again")
  }
}
