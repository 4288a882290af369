import UIKit

@MainActor
enum HomeRouter {
  static func makeModule(name: String) -> UIViewController {
    let view = HomeViewController()
    let presenter = HomePresenter(interactor: HomeInteractor(name: name))
    view.presenter = presenter
    presenter.view = view
    return view
  }
}
