final class LoginPresenter: LoginViewOutput, LoginInteractorOutput {
  weak var view: LoginViewInput?
  var interactor: LoginInteractorInput!
  var router: LoginRouterInput!

  func loginTapped(name: String) {
    guard !name.isEmpty else {
      router.openHelp()
      return
    }
    interactor.login(name: name)
  }

  // The answer of the interactor.
  func loggedIn() {
    router.openHome()
  }
}
