import UIKit

/// A list that scrolls to its end whenever it appears, as in chats.
final class HistoryViewController: UITableViewController {
  private static let count = 60

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.scrollToRow(
      at: IndexPath(row: Self.count - 1, section: 0),
      at: .bottom,
      animated: false
    )
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Event \(indexPath.row + 1)"
    return cell
  }
}
