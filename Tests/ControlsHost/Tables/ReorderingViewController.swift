import UIKit

/// Rows that are moved within and across sections; the last section accepts none.
final class ReorderingViewController: UITableViewController {
  private let names = ["Fruit", "Vegetables", "Basket", "Cellar"]
  private var sections = [
    ["Apple", "Banana", "Cherry"], ["Leek", "Onion", "Spinach"], [], ["Wine"],
  ]

  init() {
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    navigationItem.rightBarButtonItems = [
      editButtonItem,
      UIBarButtonItem(
        title: "Remove Leek",
        primaryAction: UIAction { [weak self] _ in self?.removeLeek() }
      ),
    ]
  }

  /// Changes the table, possibly while a row is being moved.
  private func removeLeek() {
    sections[1].remove(at: 0)
    tableView.deleteRows(at: [IndexPath(row: 0, section: 1)], with: .automatic)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    names[section]
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = sections[indexPath.section][indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.section == 0
  }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.section < 3
  }

  override func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    guard proposedDestinationIndexPath.section == 3 else { return proposedDestinationIndexPath }
    let count = sections[2].count - (sourceIndexPath.section == 2 ? 1 : 0)
    return IndexPath(row: count, section: 2)
  }

  override func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.row)
  }
}
