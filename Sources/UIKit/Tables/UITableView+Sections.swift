import UIKitHosting

extension UITableView {
  /// Puts the shown cells into their sections, and those into order.
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
    // In this order they stand in frames that are computed without a display.
    let above = [backgroundView, _index, tableHeaderView].compactMap(\.self)
    let below = [tableFooterView].compactMap(\.self)
    _arrange(above + wanted.compactMap { _sections[$0] } + below)
    for view in gone {
      _dropEdges(of: view)
      view.removeFromSuperview()
    }
  }

  // MARK: - The table in numbers

  /// Sends what the table is in numbers, if that has changed.
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

  /// Points above each header.
  final var _headerTopPadding: Double {
    if sectionHeaderTopPadding == UITableView.automaticDimension {
      return style == .plain ? Self.plainHeaderTopPadding : 0
    }
    return Double(max(0, sectionHeaderTopPadding))
  }

  /// Points above the headers of plain lists where nothing else is asked for.
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
