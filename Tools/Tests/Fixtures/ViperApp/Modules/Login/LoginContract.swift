import Foundation

protocol LoginViewInput: AnyObject {
  func showMessage(_ text: String)
}

protocol LoginViewOutput {
  func loginTapped(name: String)
}

protocol LoginInteractorInput {
  func login(name: String)
}

protocol LoginInteractorOutput: AnyObject {
  func loggedIn()
}

protocol LoginRouterInput {
  func openHome()
  func openHelp()
}
