import UIKitHosting

extension DOMRenderer {
  /// Sets the attributes of a table's section index.
  func setIndex(
    _ attribute: Attribute,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    switch attribute {
    case .wheel(let wheel):
      let titles = wheel.titles.map { ElementSpec("span", "index-title", text: $0) }
      operations.append(.fill(target.part(.content), titles))
      operations.append(.attribute(target.main, "aria-valuemax", String(titles.count)))
    case .selectedRow(let row, _):
      // The page itself announces the title of the row.
      operations.append(.attribute(target.main, "aria-valuenow", String(row + 1)))
    default:
      preconditionFailure("Expected something of an index, got \(attribute.key).")
    }
  }
}
