import UIKit

/// A table whose rows move between sections.
final class SectionedList: UITableViewController {
  private(set) var sections: [[String]]
  /// The place to which the delegate sends each dragged row.
  var target: IndexPath?

  init(_ sections: [[String]]) {
    self.sections = sections
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = sections[path.section][path.row]
    return cell
  }

  override func tableView(_ view: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = UITableViewHeaderFooterView()
    header.accessibilityIdentifier = "Section \(section)"
    return header
  }

  override func tableView(_ view: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    28
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(_ view: UITableView, moveRowAt path: IndexPath, to end: IndexPath) {
    sections[end.section].insert(sections[path.section].remove(at: path.row), at: end.row)
  }

  override func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    target ?? proposedDestinationIndexPath
  }
}

final class List: UITableViewController {
  private var rows: Int
  private(set) var selected: [Int] = []
  private(set) var archived: [Int] = []
  private(set) var removed: [Int] = []
  private(set) var moves: [[Int]] = []

  init(rows: Int) {
    self.rows = rows
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows
  }

  override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(path.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
  }

  override func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool { true }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    removed.append(indexPath.row)
  }

  override func tableView(_ view: UITableView, moveRowAt path: IndexPath, to end: IndexPath) {
    moves.append([path.row, end.row])
  }

  override func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Archive") { [weak self] _, _, done in
        self?.archived.append(indexPath.row)
        done(true)
      }
    ])
  }
}
