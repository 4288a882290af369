import UIKit

protocol HomeViewOutput {
  func rowTapped(_ row: Int)
}

final class HomeViewController: UITableViewController {
  var output: HomeViewOutput!

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    output.rowTapped(indexPath.row)
  }
}

final class HomePresenter: HomeViewOutput {
  var router: HomeRouter!

  func rowTapped(_ row: Int) {
    router.openRow(row)
  }
}

final class HomeRouter {
  weak var controller: UIViewController?

  static func assemble() -> UIViewController {
    let view = HomeViewController()
    let presenter = HomePresenter()
    presenter.router = HomeRouter()
    view.output = presenter
    return view
  }

  func openRow(_ row: Int) {
    controller?.navigationController?.pushViewController(RowViewController(), animated: true)
  }
}

final class RowViewController: UIViewController {}

final class LostViewController: UIViewController {}
