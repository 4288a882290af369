import UIKit

final class LoginViewController: UIViewController, LoginViewInput {
  var output: LoginViewOutput!
  private let field = UITextField()

  @objc private func buttonTapped() {
    output.loginTapped(name: field.text ?? "")
  }

  func showMessage(_ text: String) {
    title = text
  }
}
