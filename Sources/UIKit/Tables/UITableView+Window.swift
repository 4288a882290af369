import UIKitHosting

extension UITableView {
  /// The most rows that exist at a time.
  private static let limit = 400

  /// The most rows that the delegate is asked to estimate.
  private static let estimatedRows = 16

  /// The display wants these rows, by flat number.
  /// - Returns: Whether it applied.
  package final func _show(_ rows: Range<Int>) -> Bool {
    _forgetRequestedRow()
    if dataSource == nil { _needsReload = true }
    _reloadIfNeeded()
    let wanted = rows.clamped(to: 0..<_counts.total)
    guard !wanted.isEmpty else { return false }
    let lower = wanted.lowerBound
    let window = lower..<min(wanted.upperBound, lower + Self.limit)
    _wantedCount = window.count
    guard window != _window else { return true }
    let old = _window
    _render(window)
    _prefetch(from: old)
    _announceCells()
    return true
  }

  /// How many rows exist before a display has said which it wants: a screen of them and a half, as
  /// displays ask for more when there is less beyond what is seen.
  final var _initialCount: Int {
    let height = _runtime?.environment.height ?? SceneEnvironment().height
    let rows = (1.5 * height / _estimatedHeight).rounded(.up)
    return max(8, min(Int(rows), 100))
  }

  /// Points.
  final var _estimatedHeight: Double {
    if let _delegateEstimate { return _delegateEstimate }
    if estimatedRowHeight > 0 { return Double(estimatedRowHeight) }
    return rowHeight > 0 ? Double(rowHeight) : 44
  }

  /// Asks the delegate about rows from all over the table: one by one costs too much where there
  /// are many.
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

  /// What is selected from now on is meant for the rows to come.
  final func _setNeedsReload() {
    _needsReload = true
    _selected = []
    setNeedsLayout()
  }

  final func _reloadIfShown() {
    if _runtime != nil || !_cells.isEmpty { _reloadIfNeeded() }
  }

  final func _loadCountsIfNeeded() {
    guard _needsReload, !_isRendering else { return }
    _counts = _askForCounts()
  }

  final func _reloadIfNeeded() {
    guard _needsReload, !_isRendering else { return }
    _needsReload = false
    _conceal()
    _counts = _askForCounts()
    _loadEstimate()
    _loadTitles()
    _loadIndex()
    _keys = _counts.rows.map { _newKeys($0) }
    _selected = _selected.filter { _counts.contains($0) }
    let count = max(_wantedCount ?? _initialCount, min(_window.count, Self.limit))
    let lower = max(0, min(_reloadStart(count), _counts.total - count))
    let stood = Dictionary(uniqueKeysWithValues: zip(_window, _cells))
    _window = 0..<0
    let leaving = _cells
    _cells = []
    _isRendering = true
    for section in _sections.values { _dropEdges(of: section) }
    _isRendering = false
    _render(lower..<min(_counts.total, lower + count), leaving: leaving, stood: stood)
    _announced = []
    _prefetch(from: _window)
    _announceCells()
  }

  private func _reloadStart(_ count: Int) -> Int {
    guard let request = _requestedRow, _isThere(request) else { return _window.lowerBound }
    return _counts.flat(request.row) - count / 3
  }

  final func _newKeys(_ count: Int) -> RowKeys {
    defer { _nextKey &+= UInt32(truncatingIfNeeded: count) }
    return RowKeys(first: _nextKey, count: count)
  }

  final func _askForCounts() -> RowCounts {
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

  /// Makes other rows exist.
  final func _render(_ window: Range<Int>) {
    let old = _window
    var kept: [Int: UITableViewCell] = [:]
    var leaving: [UITableViewCell] = []
    for (flat, cell) in zip(old, _cells) {
      if window.contains(flat) { kept[flat] = cell } else { leaving.append(cell) }
    }
    _render(window, kept: kept, leaving: leaving)
  }

  /// Makes the rows of a window exist and no others.
  /// - Parameters:
  ///   - window: Flat row numbers.
  ///   - kept: Cells that go on showing their items, by their rows' flat numbers now.
  ///   - leaving: Cells that may be used again.
  ///   - stood: Which cell stood at a row that is made anew; it is used again there first.
  final func _render(
    _ window: Range<Int>,
    kept: [Int: UITableViewCell] = [:],
    leaving: [UITableViewCell],
    stood: [Int: UITableViewCell] = [:]
  ) {
    precondition(
      !_isRendering,
      "A table was changed while it asked for a cell, or told that one has gone. Do it afterwards."
    )
    _isRendering = true
    for cell in leaving {
      tellEnd(of: cell)
      cell._tableView = nil
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
    guard let dataSource else { preconditionFailure("Expected a data source, found it gone.") }
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
    _setHeight(of: cell)
    if separatorInset != UITableView.defaultSeparatorInset { cell._separatorsMoved() }
    cell.isSelected = _selected.contains(position)
    cell._updateConfigurationIfNeeded()
    cell._isUnannounced = true
    _unannounced.append(cell)
    return cell
  }

  /// Tells the delegate that a row has gone, if it knows of it.
  private func tellEnd(of cell: UITableViewCell) {
    guard !cell._isUnannounced else {
      cell._isUnannounced = false
      return
    }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: IndexPath(cell._position))
  }

  /// Tells the delegate of new cells, once all of them are in their places: it may change the
  /// table, and what that makes new is told in the same round.
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
      // A reload makes all of them anew.
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

  final func _rowsChanged() {
    for cell in _cells { _setHeight(of: cell) }
    _tableChanged()
  }
}
