import UIKit

/// Rows with swipe actions, and a refresh control.
final class RowsViewController: UITableViewController {
  private var rows = (1...12).map { "Row \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let refresh = UIRefreshControl()
    refresh.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    refreshControl = refresh
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Shuffle",
      primaryAction: UIAction { [weak self] _ in self?.shuffle() }
    )
  }

  private func refresh() {
    Task { [weak self] in
      try? await Task.sleep(for: .milliseconds(300))
      guard let self else { return }
      rows.insert("Fresh \(rows.count)", at: 0)
      tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      refreshControl?.endRefreshing()
    }
  }

  private func shuffle() {
    let last = rows.removeLast()
    rows.insert(last, at: 0)
    let path = IndexPath(row: rows.count - 1, section: 0)
    tableView.moveRow(at: path, to: IndexPath(row: 0, section: 0))
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = rows[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, view, done in
      guard let self, let cell = view as? UITableViewCell,
        let path = tableView.indexPath(for: cell)
      else { return done(false) }
      rows.remove(at: path.row)
      tableView.deleteRows(at: [path], with: .automatic)
      done(true)
    }
    delete.image = UIImage(systemName: "trash")
    let more = UIContextualAction(style: .normal, title: "More") { _, _, done in done(true) }
    return UISwipeActionsConfiguration(actions: [delete, more])
  }

  override func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let mark = UIContextualAction(style: .normal, title: "Mark") { _, view, done in
      (view as? UITableViewCell)?.accessoryType = .checkmark
      done(true)
    }
    mark.backgroundColor = .systemBlue
    let configuration = UISwipeActionsConfiguration(actions: [mark])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }
}
