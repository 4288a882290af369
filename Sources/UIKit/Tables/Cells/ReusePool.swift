/// The reusable cells and headers of a table, and the classes registered for their identifiers.
@MainActor
struct ReusePool {
  var cells: [String: ReuseQueue<UITableViewCell>] = [:]
  var edges: [String: ReuseQueue<UITableViewHeaderFooterView>] = [:]
  /// The cell that is being reconfigured, which the next dequeue returns.
  var reconfigured: UITableViewCell?
  /// The cell that was shown at the row for which one is dequeued.
  var preferred: UITableViewCell?

  mutating func put(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    cells[identifier, default: ReuseQueue()].put(cell)
  }

  mutating func put(_ edge: UITableViewHeaderFooterView) {
    guard let identifier = edge.reuseIdentifier else { return }
    edges[identifier, default: ReuseQueue()].put(edge)
  }

  mutating func takeReconfigured(_ identifier: String) -> UITableViewCell? {
    guard let cell = reconfigured, cell.reuseIdentifier == identifier else { return nil }
    return cell
  }

  /// Returns the preferred cell if it is in the queue, or else the one added last.
  mutating func takeCell(_ identifier: String) -> UITableViewCell? {
    cells[identifier]?.take(preferring: preferred)
  }

  mutating func takeEdge(_ identifier: String) -> UITableViewHeaderFooterView? {
    edges[identifier]?.take()
  }

  /// Removes excess views.
  mutating func trim() {
    for identifier in cells.keys { cells[identifier]?.trim() }
  }
}
