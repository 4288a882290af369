package import UIKit

/// Consecutive rows, or a header or footer, that are far from the visible part of their table.
///
/// They exist, as on iOS, and have no views: the app makes those that a test reads or operates.
package struct UnseenElements: Codable, Sendable, Equatable {
  /// The index of the table's child before which they are.
  package var place: Int
  package var table: UInt32
  package var first: _TablePart
  package var count: Int
  /// The estimated rectangle of all of them.
  package var frame: ElementFrame

  /// The elements, without what is in them.
  package var records: [ElementRecord] {
    guard case .row(let key) = first else { return [record(first, .other, at: 0)] }
    return (0..<count).map { index in
      record(.row(key &+ UInt32(truncatingIfNeeded: index)), .cell, at: index)
    }
  }

  private func record(_ part: _TablePart, _ kind: ElementKind, at index: Int) -> ElementRecord {
    let id = ElementRecord.ID(node: table, part: .unseen(part, path: []))
    var record = ElementRecord(id: id, kind: kind)
    record.frame = frame
    record.frame.height /= Double(max(1, count))
    record.frame.y += record.frame.height * Double(index)
    return record
  }
}

extension ElementRecord {
  /// The elements directly in it, also those that are far from the visible part of a table.
  package var allChildren: [ElementRecord] {
    guard let unseen else { return children }
    var all: [ElementRecord] = []
    var next = 0
    for elements in unseen {
      all += children[next..<elements.place]
      all += elements.records
      next = elements.place
    }
    return all + children[next...]
  }

  /// This element and its descendants in depth-first order, also those that are far from the visible part
  /// of a table, without what is in them.
  var everything: [ElementRecord] { [self] + allChildren.flatMap(\.everything) }

  /// A Boolean value that indicates whether it is far from the visible part of a table.
  package var isUnseen: Bool {
    if case .unseen(_, path: []) = id.part { true } else { false }
  }
}
