import UIKit

/// Rows that are selected: by check marks, or by circles in editing mode.
final class ChoosingViewController: UITableViewController {
  private let rows = ["Milk", "Bread", "Cheese", "Tea"]
  private var checked: Set<Int> = [1]

  init() {
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.allowsMultipleSelectionDuringEditing = true
    navigationItem.rightBarButtonItem = editButtonItem
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
    cell.accessoryType = checked.contains(indexPath.row) ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard !tableView.isEditing else { return showCount() }
    tableView.deselectRow(at: indexPath, animated: true)
    checked.formSymmetricDifference([indexPath.row])
    tableView.reconfigureRows(at: [indexPath])
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    showCount()
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    showCount()
  }

  private func showCount() {
    let count = tableView.indexPathsForSelectedRows?.count ?? 0
    title = isEditing ? "\(count) Selected" : "Choosing"
  }
}
