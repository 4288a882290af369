import UIKit

@MainActor
protocol Coordinator: AnyObject {
  var childCoordinators: [Coordinator] { get set }
  func start()
}

@MainActor
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let login = LoginCoordinator(navigationController: navigationController)
    login.parent = self
    childCoordinators.append(login)
    login.start()
  }

  func loginEnded() {
    childCoordinators.removeAll()
    let list = PlayersCoordinator(navigationController: navigationController)
    list.start()
  }
}
