import UIKit

protocol Coordinator: AnyObject {
  var childCoordinators: [Coordinator] { get set }
  func start()
}

enum DeepLink {
  case orders
  case order(Int)
  case help
}

final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  private let window: UIWindow

  init(window: UIWindow) {
    self.window = window
  }

  func start() {
    let login = LoginCoordinator(navigationController: UINavigationController())
    login.onFinish = { [weak self] user in
      self?.showTabs(user)
    }
    childCoordinators.append(login)
    window.rootViewController = login.navigationController
    login.start()
  }

  private func showTabs(_ user: User) {
    let tabs = UITabBarController()
    let orderStack = UINavigationController()
    let profileStack = UINavigationController()
    let orders = OrdersCoordinator(navigationController: orderStack)
    let profile = ProfileCoordinator(navigationController: profileStack, user: user)
    childCoordinators = [orders, profile]
    orders.start()
    profile.start()
    tabs.viewControllers = [orderStack, profileStack]
    window.rootViewController = tabs
  }

  func open(_ link: DeepLink) {
    let orders = OrdersCoordinator(navigationController: UINavigationController())
    switch link {
    case .orders: orders.start()
    case .order(let number): orders.showOrder(number)
    case .help: break
    }
  }
}

final class LoginCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let navigationController: UINavigationController
  var onFinish: ((User) -> Void)?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let login = LoginViewController()
    login.onLogin = { [weak self] user in self?.onFinish?(user) }
    login.onForgotten = { [weak self] in
      self?.navigationController.pushViewController(PasswordViewController(), animated: true)
    }
    navigationController.pushViewController(login, animated: false)
  }
}

protocol OrdersCoordinatorDelegate: AnyObject {
  func ordersCoordinatorDidLogOut(_ coordinator: OrdersCoordinator)
}

final class OrdersCoordinator: Coordinator, OrderListViewControllerDelegate {
  var childCoordinators: [Coordinator] = []
  weak var delegate: OrdersCoordinatorDelegate?
  let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let list = OrderListViewController(delegate: self)
    navigationController.pushViewController(list, animated: false)
  }

  func showOrder(_ number: Int) {
    let order = OrderViewController(number: number)
    order.coordinator = self
    navigationController.pushViewController(order, animated: true)
  }

  func pay(_ number: Int) {
    let stack = UINavigationController()
    let payment = PaymentCoordinator(navigationController: stack)
    childCoordinators.append(payment)
    payment.start()
    navigationController.present(stack, animated: true)
  }
}

final class PaymentCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    navigationController.viewControllers = [PaymentViewController()]
  }
}

final class ProfileCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let navigationController: UINavigationController
  let user: User

  init(navigationController: UINavigationController, user: User) {
    self.navigationController = navigationController
    self.user = user
  }

  func start() {
    navigationController.setViewControllers([ProfileViewController()], animated: false)
  }
}

final class ForgottenCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []

  func start() {}
}
