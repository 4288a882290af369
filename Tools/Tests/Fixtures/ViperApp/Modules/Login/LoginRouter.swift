import UIKit

final class LoginRouter: LoginRouterInput {
  weak var controller: UIViewController?

  static func assemble() -> UIViewController {
    let view = LoginViewController()
    let presenter = LoginPresenter()
    let router = LoginRouter()
    let interactor = LoginInteractor()
    view.output = presenter
    presenter.view = view
    presenter.router = router
    presenter.interactor = interactor
    interactor.output = presenter
    router.controller = view
    return UINavigationController(rootViewController: view)
  }

  func openHome() {
    let home = HomeRouter.assemble()
    controller?.navigationController?.setViewControllers([home], animated: true)
  }

  func openHelp() {
    let help = HelpViewController()
    help.modalPresentationStyle = .popover
    controller?.present(help, animated: true)
  }
}

final class HelpViewController: UIViewController {}
