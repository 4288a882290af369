import UIKitHosting

extension UITableView {
  /// Adds the shown cells to their sections, and orders the sections.
  final func _renderSections() {
    let wanted = _wantedSections
    var cells: [Int: [UITableViewCell]] = [:]
    for cell in _cells { cells[cell._position.section, default: []].append(cell) }
    let gone = _gone + _sections.filter { !wanted.contains($0.key) }.map(\.value)
    _gone = []
    _sections = _sections.filter { wanted.contains($0.key) }
    for section in wanted {
      let view = _sections[section] ?? TableSectionView()
      _sections[section] = view
      view.index = section
      if view.needsEdges { _makeEdges(of: view) }
      view.show(cells[section] ?? [])
    }
    // This order defines z-order in frames that are computed without a display.
    let above = [backgroundView, _index, tableHeaderView].compactMap(\.self)
    let below = [tableFooterView].compactMap(\.self)
    _arrange(above + wanted.compactMap { _sections[$0] } + below)
    for view in gone {
      _dropEdges(of: view)
      view.removeFromSuperview()
    }
  }

  // MARK: - Counts

  /// Sends the table's value to the display if it has changed.
  final func _tableChanged() {
    guard !_needsReload, !_isRendering else { return }
    let value = _tableValue
    guard value != _sentTable else { return }
    _sentTable = value
    _markForCommit(.table)
  }

  final var _tableValue: TableValue {
    TableValue(
      style: style._value,
      sections: _counts.rows,
      sectionsHeight: _geometry.height,
      estimatedRowHeight: _estimatedHeight,
      hasSeparators: separatorStyle != .none,
      isEditing: isEditing,
      allowsSelection: allowsSelection,
      answeredMoves: _answeredMoves,
      separatorColor: _separatorColor?._value
    )
  }

  /// The space above each header, in points.
  final var _headerTopPadding: Double {
    if sectionHeaderTopPadding == UITableView.automaticDimension {
      return style == .plain ? Self.plainHeaderTopPadding : 0
    }
    return Double(max(0, sectionHeaderTopPadding))
  }

  /// The default space above the headers of plain tables, in points.
  static let plainHeaderTopPadding = 22.0

  // MARK: - Views in slots

  final func _replace(_ old: UIView?, by new: UIView?, in slot: Slot) {
    guard old !== new else { return }
    if let old {
      old.removeFromSuperview()
      old._slot = nil
    }
    guard let new else { return }
    new._slot = slot
    addSubview(new)
  }
}
