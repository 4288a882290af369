/// The cells and headers of a table that wait to be used again, and the classes that make more.
@MainActor
struct ReusePool {
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var edgeClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  /// The cell that is being reconfigured: the next one asked for.
  var reconfigured: UITableViewCell?
  /// The cell that stood where one is asked for.
  var preferred: UITableViewCell?

  private var cells: [String: [UITableViewCell]] = [:]
  private var edges: [String: [UITableViewHeaderFooterView]] = [:]

  /// The most that wait under one identifier.
  private static let limit = 200

  mutating func put(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    cells[identifier, default: []].append(cell)
  }

  mutating func put(_ edge: UITableViewHeaderFooterView) {
    guard let identifier = edge.reuseIdentifier else { return }
    edges[identifier, default: []].append(edge)
  }

  mutating func takeReconfigured(_ identifier: String) -> UITableViewCell? {
    guard let cell = reconfigured, cell.reuseIdentifier == identifier else { return nil }
    return cell
  }

  /// The preferred cell if it waits, or else the one that came last.
  mutating func takeCell(_ identifier: String) -> UITableViewCell? {
    guard let preferred, preferred.reuseIdentifier == identifier,
      let place = cells[identifier]?.lastIndex(where: { $0 === preferred })
    else { return cells[identifier]?.popLast() }
    return cells[identifier]?.remove(at: place)
  }

  mutating func takeEdge(_ identifier: String) -> UITableViewHeaderFooterView? {
    edges[identifier]?.popLast()
  }

  /// Forgets what is too much.
  mutating func trim() {
    for (identifier, waiting) in cells where waiting.count > Self.limit {
      cells[identifier] = Array(waiting.suffix(Self.limit))
    }
  }
}
