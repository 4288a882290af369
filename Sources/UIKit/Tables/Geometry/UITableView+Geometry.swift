// The positions of rows and sections.

extension UITableView {
  // MARK: - Changes of data

  /// Recomputes positions for new data; rows that keep their index are estimated by their last
  /// heights.
  final func _resetGeometry() {
    _geometry.estimate = _estimatedHeight
    _geometry.spacing = _spacing
    let old = _geometry.sections
    let sections = _counts.rows.enumerated().map { section, count in
      var value = old.indices.contains(section) ? old[section] : nil
      value?.rows = old[section].rows.resized(to: count)
      return value ?? TableGeometry.Section(rows: RowHeights(count: count))
    }
    _geometry.take(_counts, sections.enumerated().map { withEdges($1, $0) })
  }

  /// Moves the measured heights along with their rows.
  final func _moveGeometry(_ plan: ListUpdatePlan) {
    _geometry.estimate = _estimatedHeight
    let old = _geometry.sections
    let sections = _counts.rows.indices.map { section in
      guard let origin = plan.origins[section] else {
        return TableGeometry.Section(rows: RowHeights(count: _counts.rows[section]))
      }
      var value = old[origin]
      if plan.changesRows(from: origin, to: section) {
        let known = old[origin].rows.known.compactMap {
          row,
          height -> (row: Int, height: Double)? in
          guard let target = plan.target(of: RowPosition(origin, row)), target.section == section
          else { return nil }
          return (target.row, height)
        }
        value.rows = RowHeights(
          count: _counts.rows[section],
          known: known.sorted { $0.row < $1.row }
        )
      }
      return value
    }
    _geometry.take(_counts, sections.enumerated().map { withEdges($1, $0) })
  }

  private func withEdges(_ value: TableGeometry.Section, _ section: Int) -> TableGeometry.Section {
    var value = value
    value.hasHeader = _hasEdge(.header, in: section)
    value.hasFooter = _hasEdge(.footer, in: section)
    value.estimatedHeader = value.hasHeader ? estimatedHeight(.header, in: section) : nil
    value.estimatedFooter = value.hasFooter ? estimatedHeight(.footer, in: section) : nil
    return value
  }

  /// Returns the estimate, by delegate or table, of a header or footer that has not been shown yet.
  private func estimatedHeight(_ edge: SectionEdge, in section: Int) -> Double? {
    let asked: CGFloat?
    let own: [CGFloat]
    switch edge {
    case .header:
      asked = OptionalRequirement.estimatedHeightForHeader.call {
        delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
      }.flatMap(\.self)
      own = [estimatedSectionHeaderHeight, sectionHeaderHeight]
    case .footer:
      asked = OptionalRequirement.estimatedHeightForFooter.call {
        delegate?.tableView(self, estimatedHeightForFooterInSection: section)
      }.flatMap(\.self)
      own = [estimatedSectionFooterHeight, sectionFooterHeight]
    }
    return ([asked].compactMap(\.self) + own).first { $0 > 0 }.map { Double($0) }
  }

  /// The space around sections, by style.
  private var _spacing: TableGeometry.Spacing {
    switch style {
    case .plain: TableGeometry.Spacing(headerTop: _headerTopPadding)
    case .grouped:
      TableGeometry.Spacing(top: 17.5, headerTop: 17.5 + _headerTopPadding, bottom: 17.5)
    case .insetGrouped:
      TableGeometry.Spacing(top: 17.5, headerTop: 8 + _headerTopPadding, bottom: 17.5)
    }
  }

  // MARK: - Heights

  /// Records the heights of existing views, as measured by layout.
  ///
  /// The first visible row keeps its position, on displays as well.
  /// - Parameters:
  ///   - width: The width of the table.
  ///   - rows: Measures a cell.
  ///   - edge: Measures the header or footer of a section.
  final func _measure(width: CGFloat, rows: (UITableViewCell) -> CGFloat, edge: (UIView) -> CGFloat)
  {
    guard !_needsReload else { return }
    // Before rows above the visible ones lose their heights.
    let anchor = _anchor
    if width != _measuredWidth || _traits.preferredContentSizeCategory != _measuredTextSize {
      _measuredWidth = width
      _measuredTextSize = _traits.preferredContentSizeCategory
      _measuredEstimate = nil
      _geometry.forgetMeasures()
    }
    let heights = _cells.map { Double(rows($0)) }
    if _measuredEstimate == nil, !heights.isEmpty {
      _measuredEstimate = PixelGrid.round(heights.reduce(0, +) / Double(heights.count))
    }
    var isChanged = _geometry.estimate != _estimatedHeight || _geometry.spacing != _spacing
    _geometry.estimate = _estimatedHeight
    _geometry.spacing = _spacing
    for (section, view) in _sections {
      let isOther = _geometry.measure(
        header: view.header.map { Double(edge($0)) },
        footer: view.footer.map { Double(edge($0)) },
        of: section
      )
      if isOther { isChanged = true }
    }
    var first = 0
    while first < _cells.count {
      let row = _cells[first]._position
      let count = min(_cells.count - first, _counts.rows[row.section] - row.row)
      if _geometry.measure(rows: Array(heights[first..<first + count]), from: row) {
        isChanged = true
      }
      first += count
    }
    guard isChanged else { return }
    _geometry.settle()
    _keep(anchor)
  }

  /// A row, and the position of its top.
  typealias Anchor = (row: RowPosition, top: Double)

  /// The first row on displays that ends below the top of the visible part; nil at the top of the
  /// content.
  ///
  /// Displays keep it in its position.
  final var _anchor: Anchor? {
    guard _displayedOffset.y > 0 else { return nil }
    let top = Double(_lastVisibleRect.minY)
    for cell in _cells where cell._isPlaced && _geometry.counts.contains(cell._position) {
      let row = cell._position
      let start = _geometry.top(of: row)
      if start + _geometry.height(of: row) > top + 1 { return (row, start) }
    }
    return nil
  }

  /// Shifts the offset by the distance that a row has moved.
  final func _keep(_ anchor: Anchor?) {
    guard let anchor else { return }
    _shiftContent(by: CGFloat(_geometry.top(of: anchor.row) - anchor.top))
  }

  /// Keeps the offset within content that has become shorter.
  final func _keepWithinContent() {
    let most = max(0, _contentSize.height - _lastRoom.height)
    if _displayedOffset.y > most { _shiftContent(by: most - _displayedOffset.y) }
  }

  // MARK: - Conversion for apps

  final func _indexPath(at point: CGPoint) -> IndexPath? {
    _updateGeometry()
    guard let row = _geometry.row(at: Double(point.y)),
      rectForRow(at: IndexPath(row)).contains(point)
    else { return nil }
    return IndexPath(row)
  }

  final func _rect(ofSection section: Int) -> CGRect {
    _updateGeometry()
    let top = _geometry.top(ofSection: section)
    let height = _geometry.height(ofSection: section)
    return CGRect(x: 0, y: CGFloat(top), width: _frame.width, height: CGFloat(height))
  }

  final func _rect(ofHeaderInSection section: Int) -> CGRect {
    _updateGeometry()
    let top = _geometry.top(ofSection: section) + _geometry.headerTop(of: section)
    return _rect(top, _geometry.headerHeight(of: section))
  }

  final func _rect(ofFooterInSection section: Int) -> CGRect {
    _updateGeometry()
    let top = _geometry.top(ofSection: section) + _geometry.footerTop(of: section)
    return _rect(top, _geometry.footerHeight(of: section))
  }

  final func _rect(of row: RowPosition) -> CGRect {
    _updateGeometry()
    guard _counts.contains(row) else { return .zero }
    return _rect(_geometry.top(of: row), _geometry.height(of: row))
  }

  final var _visibleCells: [UITableViewCell] {
    guard _frame.height > 0 else { return _cells }
    let visible = _lastVisibleRect
    let rows = _geometry.rows(between: Double(visible.minY), Double(visible.maxY))
    return _cells.filter { rows.contains(_counts.flat($0._position)) }
  }

  /// Updates data and heights before positions are read.
  final func _updateGeometry() {
    _reloadIfShown()
    _updateFramesIfStale()
  }

  /// Returns a part of the content with the width of rows.
  final func _rect(_ top: Double, _ height: Double) -> CGRect {
    let (leading, trailing) = _sectionInsets
    return CGRect(
      x: _usesRightToLeftLayout ? trailing : leading,
      y: CGFloat(top),
      width: _frame.width - leading - trailing,
      height: CGFloat(height)
    )
  }
}

extension ListUpdatePlan {
  /// Returns whether a section that stays, given by its index before and after the update, has
  /// other rows.
  fileprivate func changesRows(from origin: Int, to section: Int) -> Bool {
    leaving[origin] != nil || arriving[section] != nil || update.reloadedSections.contains(origin)
  }
}
