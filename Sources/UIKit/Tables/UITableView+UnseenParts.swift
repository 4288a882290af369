package import UIKitHosting

/// A row, header or footer of a table.
package enum _TablePart: Hashable, Codable, Sendable {
  /// The row of an item, by its key.
  case row(UInt32)
  /// The header of the section with a 0-based index.
  case header(Int)
  case footer(Int)
}

/// Rows with consecutive keys, or a header or footer, of which a table has no views.
package struct _UnseenParts {
  package var first: _TablePart
  package var count: Int
  /// The estimated rectangle of all of them, from the top left corner of the table.
  package var frame: RectValue
}

/// The parts of a section that are far from the viewport.
package struct _UnseenSection {
  /// 0-based.
  package var index: Int
  /// The parts before the existing rows; of a section without views, all of its parts.
  package var before: [_UnseenParts] = []
  /// The rows after the existing ones.
  package var after: [_UnseenParts] = []
}

extension UITableView {
  /// The parts without views of each section that has any.
  ///
  /// - Complexity: O(n) for n sections.
  final var _unseenSections: [_UnseenSection] {
    _updateGeometry()
    return _counts.rows.indices.compactMap { index in
      var section = _UnseenSection(index: index)
      let rows = 0..<_counts.rows[index]
      let isShown = _sections[index] != nil
      let start = _counts.flat(RowPosition(index, 0))
      let existing = _window.clamped(to: start..<start + rows.count)
      if !isShown, _hasEdge(.header, in: index) {
        section.before.append(parts(.header(index), _rect(ofHeaderInSection: index)))
      }
      if existing.isEmpty {
        section.before += unseen(rows, in: index)
      } else {
        section.before += unseen(0..<existing.lowerBound - start, in: index)
        section.after = unseen(existing.upperBound - start..<rows.count, in: index)
      }
      if !isShown, _hasEdge(.footer, in: index) {
        section.before.append(parts(.footer(index), _rect(ofFooterInSection: index)))
      }
      return section.before.isEmpty && section.after.isEmpty ? nil : section
    }
  }

  private func unseen(_ rows: Range<Int>, in section: Int) -> [_UnseenParts] {
    _keys[section].runs(in: rows).map { key, rows in
      let first = _rect(of: RowPosition(section, rows.lowerBound))
      let last = _rect(of: RowPosition(section, rows.upperBound - 1))
      return parts(.row(key), first.union(last), count: rows.count)
    }
  }

  private func parts(_ first: _TablePart, _ frame: CGRect, count: Int = 1) -> _UnseenParts {
    let offset = contentOffset
    return _UnseenParts(
      first: first,
      count: count,
      frame: RectValue(frame.offsetBy(dx: -offset.x, dy: -offset.y))
    )
  }

  /// Returns the row of an item; nil if it has been removed.
  private func position(ofKey key: UInt32) -> RowPosition? {
    for (section, keys) in _keys.enumerated() {
      if let row = keys.row(of: key) { return RowPosition(section, row) }
    }
    return nil
  }

  /// Returns the view of a part; nil if it has none.
  final func _view(of part: _TablePart) -> UIView? {
    switch part {
    case .row(let key): position(ofKey: key).flatMap(_cell)
    case .header(let section): _sections[section]?.header
    case .footer(let section): _sections[section]?.footer
    }
  }

  /// Calls a function with the view that a part without one would have, and discards the view.
  ///
  /// - Returns: Nil if there is no such part.
  final func _withUnseenView<Result>(of part: _TablePart, _ body: (UIView) -> Result) -> Result? {
    guard !_needsReload, !_isRendering else { return nil }
    switch part {
    case .row(let key):
      return position(ofKey: key).map { row in _withUnseenCell(at: row) { body($0) } }
    case .header(let section):
      guard _counts.rows.indices.contains(section) else { return nil }
      return _withUnseenEdge(.header, in: section, body)
    case .footer(let section):
      guard _counts.rows.indices.contains(section) else { return nil }
      return _withUnseenEdge(.footer, in: section, body)
    }
  }

  /// Scrolls so that a part gets a view.
  ///
  /// - Returns: False if there is no such part.
  final func _scroll(to part: _TablePart) -> Bool {
    switch part {
    case .row(let key):
      guard let row = position(ofKey: key) else { return false }
      scrollToRow(at: IndexPath(row), at: .middle, animated: false)
    case .header(let section):
      guard _counts.rows.indices.contains(section) else { return false }
      scrollRectToVisible(rectForHeader(inSection: section), animated: false)
    case .footer(let section):
      guard _counts.rows.indices.contains(section) else { return false }
      scrollRectToVisible(rectForFooter(inSection: section), animated: false)
    }
    return true
  }

  /// A number that changes when rows do, also those without cells.
  final var _rowsVersion: UInt64 { UInt64(_nextKey) << 32 | UInt64(_appliedUpdates & 0xffff_ffff) }
}
