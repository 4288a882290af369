import UIKit

struct User {
  var name: String
}

final class LoginViewController: UIViewController {
  var onLogin: ((User) -> Void)?
  var onForgotten: (() -> Void)?
}

final class PasswordViewController: UIViewController {}

protocol OrderListViewControllerDelegate: AnyObject {
  func showOrder(_ number: Int)
}

final class OrderListViewController: UITableViewController {
  private weak var delegate: OrderListViewControllerDelegate?

  init(delegate: OrderListViewControllerDelegate) {
    self.delegate = delegate
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.showOrder(indexPath.row)
  }
}

final class OrderViewController: UIViewController {
  weak var coordinator: OrdersCoordinator?
  private let number: Int

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  @objc private func payTapped() {
    coordinator?.pay(number)
  }
}

final class PaymentViewController: UIViewController {}

final class ProfileViewController: UIViewController {}
