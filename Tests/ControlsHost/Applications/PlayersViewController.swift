import UIKit

/// A list that extends below the tab bar, and a screen for each row without a tab bar.
final class PlayersViewController: UITableViewController {
  private let players = (1...30).map { "Player \($0)" }

  init() {
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    players.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = players[indexPath.row]
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let screen = UIViewController()
    screen.title = players[indexPath.row]
    screen.view.backgroundColor = .systemBackground
    // Only for every other row, to show both variants.
    screen.hidesBottomBarWhenPushed = !indexPath.row.isMultiple(of: 2)
    navigationController?.pushViewController(screen, animated: true)
  }
}
