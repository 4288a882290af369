import Foundation

@MainActor
protocol LoginInteractorInput: AnyObject {
  func logIn(_ name: String)
}

@MainActor
protocol LoginInteractorOutput: AnyObject {
  func loggedIn(_ user: User)
  func failed()
}

@MainActor
final class LoginInteractor: LoginInteractorInput {
  weak var output: LoginInteractorOutput?

  func logIn(_ name: String) {
    guard !name.isEmpty else {
      output?.failed()
      return
    }
    output?.loggedIn(User(name: name))
  }
}
