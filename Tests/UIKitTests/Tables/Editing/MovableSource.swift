import UIKit

/// A data source of texts with movable rows, except those that begin with "fixed".
final class MovableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  /// Called after a move in the data.
  var moved: (UITableView) -> Void = { _ in }
  /// The target of a move, given the proposed one.
  var target: (_ source: IndexPath, _ proposed: IndexPath) -> IndexPath = { $1 }
  /// A Boolean value that indicates whether moves are ignored.
  var ignoresMoves = false
  let log = CallLog()

  init(_ sections: [[String]]) {
    self.sections = sections
  }

  func attach(to table: UITableView) {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = sections[indexPath.section][indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    !sections[indexPath.section][indexPath.row].hasPrefix("fixed")
  }

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard !ignoresMoves else { return }
    let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.row)
    log("\(item) to \(destinationIndexPath.section).\(destinationIndexPath.row)")
    moved(tableView)
  }

  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    target(sourceIndexPath, proposedDestinationIndexPath)
  }
}
