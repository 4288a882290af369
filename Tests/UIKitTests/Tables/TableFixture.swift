import UIKit
import UIKitHosting
import UIKitTesting

/// A screen with a table, shown headless.
@MainActor
final class TableFixture {
  /// The number of rows of 44 points in one and a half screens of 844 points.
  static let firstRows = 29

  let table: UITableView
  let screen: UIViewController
  let driver: SceneDriver

  /// Makes a fixture; `configure` sets the data source before the table is shown.
  init(style: UITableView.Style = .plain, configure: (UITableView) -> Void) {
    table = UITableView(frame: .zero, style: style)
    screen = UIViewController()
    screen.view = table
    configure(table)
    driver = SceneDriver(rootViewController: screen)
    driver.display.forgetCommits()
  }

  var tableID: NodeID {
    guard let node = driver.display.tree.nodes.values.first(where: { $0.kind == .table }) else {
      preconditionFailure("Expected a table in the tree.")
    }
    return node.id
  }

  /// Scrolls until these rows are visible, with the first at the top if there is enough content.
  func show(_ rows: Range<Int>) {
    do {
      try driver.scroll(toRows: rows)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// The numbers of the existing rows, in a table of one section.
  var window: Range<Int> {
    let rows = rows.compactMap(\.value?.row)
    return (rows.first ?? 0)..<(rows.last ?? -1) + 1
  }

  /// Returns textual descriptions of the changes since the last call.
  func changes() -> [String] {
    driver.settle()
    defer { driver.display.forgetCommits() }
    return driver.display.commits.flatMap(\.changes).map(\.words)
  }

  // MARK: What the display has

  /// The displayed sections, by number, with the texts and rows of their cells in order.
  var shown: [ShownSection] {
    driver.scene.commit()
    let tree = driver.display.tree
    let children = tree[tableID]?.children.compactMap { tree[$0] } ?? []
    return children.filter { $0.kind == .tableSection }.map { section in
      ShownSection(
        index: section.section ?? -1,
        header: section.children.first { tree[$0]?.kind == .sectionHeader }.map { text(in: $0) },
        footer: section.children.first { tree[$0]?.kind == .sectionFooter }.map { text(in: $0) },
        rows: section.children.compactMap { tree[$0] }.filter { $0.kind == .cell }.map { cell in
          ShownRow(id: cell.id, text: text(in: cell.id), value: cell.row)
        }
      )
    }
  }

  var rows: [ShownRow] { shown.flatMap(\.rows) }
  var texts: [String] { rows.map(\.text) }

  var value: TableValue? {
    driver.display.tree[tableID]?.attributes.lazy.compactMap {
      if case .table(let value) = $0 { value } else { nil }
    }.first
  }

  func row(_ text: String) -> ShownRow {
    guard let row = rows.first(where: { $0.text == text }) else {
      preconditionFailure("Expected a row \(text) among \(texts).")
    }
    return row
  }

  private func text(in id: NodeID) -> String {
    guard let node = driver.display.tree[id] else { return "" }
    let own = node.attributes.compactMap { attribute -> String? in
      if case .text(let text, _) = attribute { text } else { nil }
    }
    return (own + node.children.map { text(in: $0) }).filter { !$0.isEmpty }
      .joined(separator: "|")
  }
}

struct ShownSection: Equatable {
  var index: Int
  var header: String?
  var footer: String?
  var rows: [ShownRow]
}

struct ShownRow: Equatable {
  var id: NodeID
  var text: String
  var value: RowValue?

  var key: UInt32 { value?.key ?? .max }
  var place: String { "\(value?.section ?? -1).\(value?.row ?? -1)" }
}

extension RenderTree.Node {
  fileprivate var section: Int? {
    attributes.lazy.compactMap {
      if case .section(let position) = $0 { position.index } else { nil }
    }.first
  }

  fileprivate var row: RowValue? {
    attributes.lazy.compactMap { if case .row(let row) = $0 { row } else { nil } }.first
  }
}

extension Change {
  /// A description of the change without node numbers.
  var words: String {
    switch self {
    case .insert(_, let kind, _, let index): "insert \(kind) at \(index)"
    case .remove: "remove"
    case .move(_, _, let index): "move to \(index)"
    case .set(_, let kind, .row(let row)): "set \(kind) row \(row.section).\(row.row)"
    case .set(_, let kind, let attribute): "set \(kind) \(attribute.key)"
    }
  }
}

/// A seeded generator of reproducible random numbers.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
