/// The cells and headers of a table that wait to be used again, and the classes that make more.
@MainActor
struct ReusePool {
  var cells: [String: ReuseQueue<UITableViewCell>] = [:]
  var edges: [String: ReuseQueue<UITableViewHeaderFooterView>] = [:]
  /// The cell that is being reconfigured: the next one asked for.
  var reconfigured: UITableViewCell?
  /// The cell that stood where one is asked for.
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

  /// The preferred cell if it waits, or else the one that came last.
  mutating func takeCell(_ identifier: String) -> UITableViewCell? {
    cells[identifier]?.take(preferring: preferred)
  }

  mutating func takeEdge(_ identifier: String) -> UITableViewHeaderFooterView? {
    edges[identifier]?.take()
  }

  /// Forgets what is too much.
  mutating func trim() {
    for identifier in cells.keys { cells[identifier]?.trim() }
  }
}
