import UIKit

final class HomeViewController: UIViewController {
  var presenter: HomePresenter?
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.viewLoaded()
  }
}

extension HomeViewController: HomeViewInput {
  func show(_ user: User) {
    label.text = user.name
  }
}
