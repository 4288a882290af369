import UIKit

final class PlayersViewController: UITableViewController {
  private let presenter: PlayersPresenter

  init(presenter: PlayersPresenter) {
    self.presenter = presenter
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    nil
  }
}
