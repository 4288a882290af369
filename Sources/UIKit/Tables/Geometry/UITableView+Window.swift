import UIKitHosting

// The window of existing rows: those in and near the visible part of the content.

extension UITableView {
  /// The maximum number of existing rows.
  private static let limit = 400

  /// The maximum number of rows that the delegate estimates.
  private static let estimatedRows = 16

  /// Updates the existing rows after changes of data, heights or offset.
  final func _updateVisibleContent() {
    guard !_isRendering else { return }
    _updateFramesIfStale()
    if dataSource == nil, _counts.total > 0 { _needsReload = true }
    _reloadIfNeeded()
    guard !_isCovered else { return }
    let old = _window
    _render(_wantedRows)
    _prefetch(from: old)
    _announceCells()
  }

  /// A Boolean value indicating whether all rows and sections in and near the visible part exist.
  final var _isCovered: Bool {
    guard covers(_window) else { return false }
    let needed = _scrollWindow.needed(around: _visibleContent)
    let sections = _geometry.sections(between: needed.minY, needed.maxY)
    return sections.allSatisfy { _sections[$0] != nil || isEmpty($0) }
  }

  /// Returns whether a section has neither rows nor titles.
  private func isEmpty(_ section: Int) -> Bool { _geometry.height(ofSection: section) == 0 }

  /// The flat indices of the rows that should exist.
  private var _wantedRows: Range<Int> {
    let wanted = _scrollWindow.wanted(around: _visibleContent)
    var rows = _geometry.rows(between: wanted.minY, wanted.maxY)
    // If rows are lower than estimated, more of them fill the space in one step.
    if let mean = _measuredEstimate, mean < _geometry.estimate, !rows.isEmpty {
      let count = Int(min(Double(wanted.height) / max(mean, 1), Double(Self.limit)))
      rows = rows.lowerBound..<min(_counts.total, max(rows.upperBound, rows.lowerBound + count))
    }
    return rows.count > Self.limit ? neededRows : rows
  }

  /// The flat indices of the rows that must exist: those in and near the visible part, or as many
  /// of the visible ones as the limit permits.
  private var neededRows: Range<Int> {
    let needed = _scrollWindow.needed(around: _visibleContent)
    let rows = _geometry.rows(between: needed.minY, needed.maxY)
    guard rows.count > Self.limit else { return rows }
    let visible = _visibleContent
    return _geometry.rows(between: visible.minY, visible.maxY).prefix(Self.limit)
  }

  /// Returns whether the range contains all rows in and near the visible part.
  private func covers(_ rows: Range<Int>) -> Bool {
    let needed = neededRows
    return needed.isEmpty
      || (rows.lowerBound <= needed.lowerBound && needed.upperBound <= rows.upperBound)
  }

  /// The sections that should exist.
  final var _wantedSections: Range<Int> {
    let wanted = _scrollWindow.wanted(around: _visibleContent)
    let near = _geometry.sections(between: wanted.minY, wanted.maxY).prefix(Self.limit)
    guard !_window.isEmpty else { return near }
    let around = _counts.sections(around: _window)
    guard !near.isEmpty else { return around }
    return min(near.lowerBound, around.lowerBound)..<max(near.upperBound, around.upperBound)
  }

  /// The visible part of the content; a whole screen while the table has no height.
  private var _visibleContent: CGRect {
    var visible = _lastVisibleRect
    if visible.height <= 0 {
      visible.size.height = CGFloat(_runtime?.environment.height ?? SceneEnvironment().height)
    }
    return visible
  }

  // MARK: - Estimates

  /// The estimated height in points of rows that have not been measured.
  final var _estimatedHeight: Double {
    if let _delegateEstimate { return _delegateEstimate }
    if estimatedRowHeight > 0 { return Double(estimatedRowHeight) }
    return rowHeight > 0 ? Double(rowHeight) : _measuredEstimate ?? 44
  }

  /// Queries the delegate's estimates for a sample of rows, because querying all of a large table
  /// costs too much.
  final func _loadEstimate() {
    let step = max(1, (_counts.total + Self.estimatedRows - 1) / Self.estimatedRows)
    var heights: [Double] = []
    for flat in stride(from: 0, to: _counts.total, by: step) {
      let answer = OptionalRequirement.estimatedHeightForRow.call {
        delegate?.tableView(self, estimatedHeightForRowAt: IndexPath(_counts.position(flat)))
      }
      guard let height = answer.flatMap(\.self) else { break }
      if height > 0 { heights.append(Double(height)) }
    }
    _delegateEstimate = heights.isEmpty ? nil : heights.reduce(0, +) / Double(heights.count)
  }

  // MARK: - Reloading

  /// Clears the selection; later selections refer to the rows after the reload.
  final func _setNeedsReload() {
    _needsReload = true
    _selected = []
    setNeedsLayout()
  }

  /// Loads the rows that are visible, also in a table with a size that is in no window.
  final func _reloadIfShown() {
    if _runtime != nil || !_cells.isEmpty || !bounds.isEmpty { _reloadIfNeeded() }
  }

  final func _loadCountsIfNeeded() {
    guard _needsReload, !_isRendering else { return }
    _counts = _queryCounts()
  }

  final func _reloadIfNeeded() {
    guard _needsReload, !_isRendering else { return }
    _needsReload = false
    _conceal()
    _counts = _queryCounts()
    _loadEstimate()
    _loadTitles()
    _loadIndex()
    _keys = _counts.rows.map { _newKeys($0) }
    _selected = _selected.filter { _counts.contains($0) }
    _isRendering = true
    for section in _sections.values { _dropEdges(of: section) }
    _isRendering = false
    _resetGeometry()
    _goToRequestedRow()
    let stood = Dictionary(uniqueKeysWithValues: zip(_window, _cells))
    _window = 0..<0
    let leaving = _cells
    _cells = []
    _render(_wantedRows, leaving: leaving, stood: stood)
    _announced = []
    _prefetch(from: _window)
    _announceCells()
  }

  final func _newKeys(_ count: Int) -> RowKeys {
    defer { _nextKey &+= UInt32(truncatingIfNeeded: count) }
    return RowKeys(first: _nextKey, count: count)
  }

  final func _queryCounts() -> RowCounts {
    guard let dataSource else { return RowCounts() }
    let sections = dataSource.numberOfSections(in: self)
    return RowCounts(
      (0..<sections).map { section in
        let rows = dataSource.tableView(self, numberOfRowsInSection: section)
        precondition(rows >= 0, "Expected no fewer than 0 rows in section \(section), got \(rows).")
        return rows
      }
    )
  }

  // MARK: - Rendering

  /// Changes the window of existing rows.
  final func _render(_ window: Range<Int>) {
    let old = _window
    var kept: [Int: UITableViewCell] = [:]
    var leaving: [UITableViewCell] = []
    for (flat, cell) in zip(old, _cells) {
      if window.contains(flat) { kept[flat] = cell } else { leaving.append(cell) }
    }
    _render(window, kept: kept, leaving: leaving)
  }

  /// Creates the wanted rows, reusing cells.
  /// - Parameters:
  ///   - kept: The cells of items that stay, by the current flat indices of their rows.
  ///   - leaving: The cells that can be reused.
  ///   - stood: The cells of reloaded rows, by flat index; each is reused for its own row first.
  final func _renderWanted(
    kept: [Int: UITableViewCell],
    leaving: [UITableViewCell],
    stood: [Int: UITableViewCell]
  ) {
    let window = window(keeping: kept)
    let others = kept.filter { !window.contains($0.key) }.sorted { $0.key < $1.key }.map(\.value)
    _render(window, kept: kept, leaving: leaving + others, stood: stood)
  }

  /// Returns the range from the first to the last kept row, if that is sufficient.
  private func window(keeping kept: [Int: UITableViewCell]) -> Range<Int> {
    let wanted = _wantedRows
    guard let first = kept.keys.min(), let last = kept.keys.max() else { return wanted }
    let staying = first..<last + 1
    return covers(staying) && staying.count <= max(wanted.count, _window.count) ? staying : wanted
  }

  private func _render(
    _ window: Range<Int>,
    kept: [Int: UITableViewCell] = [:],
    leaving: [UITableViewCell],
    stood: [Int: UITableViewCell] = [:]
  ) {
    precondition(
      !_isRendering,
      "A data source or delegate changed its table while a cell appeared or disappeared."
    )
    _isRendering = true
    for cell in leaving {
      notifyDidEndDisplaying(cell)
      cell._tableView = nil
      cell._isPlaced = false
      _reuse.put(cell)
    }
    var cells: [UITableViewCell] = []
    cells.reserveCapacity(window.count)
    for flat in window {
      cells.append(_cell(for: flat, kept: kept[flat], stood: stood[flat]))
    }
    _window = window
    _cells = cells
    _renderSections()
    for cell in leaving where cell._tableView == nil { cell.removeFromSuperview() }
    _reuse.trim()
    _isRendering = false
    _tableChanged()
    _layoutChanged()
  }

  private func _cell(
    for flat: Int,
    kept: UITableViewCell?,
    stood: UITableViewCell?
  ) -> UITableViewCell {
    let position = _counts.position(flat)
    if let kept {
      kept._bind(to: position)
      return kept
    }
    _reuse.preferred = stood
    defer { _reuse.preferred = nil }
    return _makeCell(at: position)
  }

  private func _makeCell(at position: RowPosition) -> UITableViewCell {
    let cell = makeUnannouncedCell(at: position)
    cell._isUnannounced = true
    _unannounced.append(cell)
    return cell
  }

  /// Calls a function with the cell that a row would have, and discards the cell.
  ///
  /// The delegate is not notified of it, as for a row of which assistive technology reads the texts.
  final func _withUnseenCell<Result>(
    at position: RowPosition,
    _ body: (UITableViewCell) -> Result
  ) -> Result {
    let cell = makeUnannouncedCell(at: position)
    defer {
      cell._tableView = nil
      _reuse.put(cell)
      _reuse.trim()
    }
    return body(cell)
  }

  private func makeUnannouncedCell(at position: RowPosition) -> UITableViewCell {
    guard let dataSource else { preconditionFailure("Expected a data source, got none.") }
    let path = IndexPath(position)
    let cell = dataSource.tableView(self, cellForRowAt: path)
    precondition(
      cell._tableView == nil,
      """
      Expected a cell of its own for row \(position.row) of section \(position.section), got the \
      one of row \(cell._position.row) of section \(cell._position.section). Dequeue one per row.
      """
    )
    cell._tableView = self
    cell._bind(to: position, key: _keys[position.section][position.row])
    _updateEditing(of: cell, animated: false)
    if let level = indentationLevel(at: path) { cell.indentationLevel = level }
    _setHeight(of: cell)
    cell._takeReadableInset(_readableInset)
    if separatorInset != UITableView.defaultSeparatorInset { cell._separatorsMoved() }
    cell.isSelected = _selected.contains(position)
    cell._updateConfigurationIfNeeded()
    return cell
  }

  /// Returns the delegate's indentation level, or nil if it does not implement it.
  private func indentationLevel(at path: IndexPath) -> Int? {
    OptionalRequirement.indentationLevel.call {
      delegate?.tableView(self, indentationLevelForRowAt: path)
    }.flatMap(\.self)
  }

  /// Notifies the delegate that a row is no longer displayed, if it was notified of its display.
  private func notifyDidEndDisplaying(_ cell: UITableViewCell) {
    guard !cell._isUnannounced else {
      cell._isUnannounced = false
      return
    }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: IndexPath(cell._position))
  }

  /// Notifies the delegate of new cells when all are in place.
  ///
  /// The delegate may change the table, and cells that this creates are announced in the same loop.
  final func _announceCells() {
    guard !_isAnnouncing else { return }
    _isAnnouncing = true
    defer { _isAnnouncing = false }
    while !_unannounced.isEmpty || !_unannouncedEdges.isEmpty {
      let cells = _unannounced
      let edges = _unannouncedEdges
      _unannounced = []
      _unannouncedEdges = []
      for view in edges where !_needsReload { _announceEdges(of: view) }
      // A reload recreates all of them.
      for cell in cells where cell._isUnannounced && !_needsReload {
        guard let row = _position(of: cell) else { continue }
        cell._isUnannounced = false
        delegate?.tableView(self, willDisplay: cell, forRowAt: IndexPath(row))
      }
    }
  }

  final func _height(at path: IndexPath) -> Double? {
    let asked = OptionalRequirement.heightForRow.call {
      delegate?.tableView(self, heightForRowAt: path)
    }
    let height = asked.flatMap(\.self) ?? rowHeight
    return height >= 0 ? Double(height) : nil
  }

  /// Updates the heights of rows, which may have changed.
  final func _rowsChanged() {
    for cell in _cells { _setHeight(of: cell) }
    _resetGeometry()
    _tableChanged()
    _layoutChanged()
    setNeedsLayout()
  }
}
