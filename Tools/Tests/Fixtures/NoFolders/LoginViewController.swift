import UIKit

final class LoginViewController: UIViewController, LoginView {
  private let presenter: LoginPresenter

  init(presenter: LoginPresenter) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func showProblem(_ text: String) {
    title = text
  }
}
