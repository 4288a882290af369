import UIKit

final class LoginViewController: UIViewController {
  var output: LoginViewOutput?
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
  }

  @objc private func loginTapped() {
    output?.loginTapped(name: field.text ?? "")
  }
}

extension LoginViewController: LoginViewInput {
  func showProblem(_ text: String) {
    title = text
  }
}
