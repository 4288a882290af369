import UIKitHosting

/// The places of a table at which a dragged row can be dropped, as displays find them.
struct RowPlaces {
  /// A place in a section, before a row, or at the end for nil.
  struct Place: Equatable {
    let section: Int
    let before: UInt32?
    /// The top that the row would have there.
    let top: Double
  }

  private struct Row {
    let key: UInt32
    let section: Int
    let frame: RectValue
  }

  private let moved: Row
  private let others: [Row]
  /// The tops of the first row that sections have or would have, by their indices.
  private let starts: [(index: Int, top: Double)]

  /// - Parameters:
  ///   - node: The dragged row.
  ///   - table: Its table.
  ///   - tree: The scene's tree.
  ///   - rects: The rectangles of nodes on the screen.
  init?(
    of node: RenderTree.Node,
    in table: RenderTree.Node,
    _ tree: RenderTree,
    _ rects: [NodeID: RectValue]
  ) {
    let sections = table.children.compactMap { tree[$0] }.filter { $0.kind == .tableSection }
    let rows = sections.flatMap(\.children).compactMap { tree[$0] }
    let placed = rows.compactMap { child in
      child.row.flatMap { row in
        rects[child.id].map { Row(key: row.key, section: row.section, frame: $0) }
      }
    }
    guard let moved = placed.first(where: { $0.key == node.row?.key }) else { return nil }
    self.moved = moved
    others = placed.filter { $0.key != moved.key }.sorted { $0.frame.y < $1.frame.y }
    starts = sections.compactMap { section in
      guard let value = section.section, let rect = rects[section.id] else { return nil }
      return (value.index, rect.y + value.rowsTop)
    }
  }

  /// Returns the place that is nearest to the row after the finger has moved it down by a distance.
  ///
  /// - Returns: Nil for the row's own place.
  func nearest(movedBy distance: Double) -> Place? {
    let top = moved.frame.y + distance
    guard let place = all.min(by: { abs($0.top - top) < abs($1.top - top) }),
      place.section != moved.section || place.before != next
    else { return nil }
    return place
  }

  /// The row that follows the dragged one.
  private var next: UInt32? {
    others.first { $0.section == moved.section && $0.frame.y > moved.frame.y }?.key
  }

  private var all: [Place] {
    starts.flatMap { index, start in
      let rows = others.filter { $0.section == index }
      let end =
        rows.last.map { closed($0.frame.y) + $0.frame.height }
        ?? (index == moved.section ? moved.frame.y : closed(start))
      return rows.map { Place(section: index, before: $0.key, top: closed($0.frame.y)) }
        + [Place(section: index, before: nil, top: end)]
    }
  }

  /// Returns a top without the dragged row above it.
  private func closed(_ top: Double) -> Double {
    top - (top > moved.frame.y ? moved.frame.height : 0)
  }
}
