import UIKit

@MainActor
final class LoginCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  var parent: AppCoordinator?
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let presenter = LoginPresenter(service: LiveSessionService())
    presenter.navigation = self
    let controller = LoginViewController(presenter: presenter)
    presenter.view = controller
    navigationController.pushViewController(controller, animated: false)
  }
}

extension LoginCoordinator: LoginNavigation {
  func loginEnded() {
    parent?.loginEnded()
  }

  func showHelp() {
    navigationController.present(HelpViewController(), animated: true)
  }
}
