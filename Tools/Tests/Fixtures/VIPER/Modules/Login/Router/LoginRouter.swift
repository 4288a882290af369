import UIKit

@MainActor
protocol LoginRouterInput: AnyObject {
  func showHome(of name: String)
}

@MainActor
final class LoginRouter: LoginRouterInput {
  weak var viewController: UIViewController?

  static func makeModule() -> UIViewController {
    let view = LoginViewController()
    let presenter = LoginPresenter()
    let interactor = LoginInteractor()
    let router = LoginRouter()
    view.output = presenter
    presenter.view = view
    presenter.interactor = interactor
    presenter.router = router
    interactor.output = presenter
    router.viewController = view
    return view
  }

  func showHome(of name: String) {
    let home = HomeRouter.makeModule(name: name)
    viewController?.navigationController?.pushViewController(home, animated: true)
  }
}
