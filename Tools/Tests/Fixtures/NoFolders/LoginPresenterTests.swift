import XCTest

final class LoginPresenterTests: XCTestCase {
  func testFailureIsShown() {
    let presenter = LoginPresenter(service: Refusing())
    presenter.loginTapped(name: "a", password: "b")
  }
}

private struct Refusing: SessionService {
  func logIn(_ name: String, password: String) throws {
    throw CocoaError(.userCancelled)
  }
}
