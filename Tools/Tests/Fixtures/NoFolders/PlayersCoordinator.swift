import UIKit

@MainActor
final class PlayersCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let controller = PlayersViewController(presenter: PlayersPresenter())
    navigationController.setViewControllers([controller], animated: true)
  }
}
