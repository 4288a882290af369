import UIKitHosting

extension UITableView {
  /// Reads the new counts from the data source and moves every row as the update specifies.
  final func _apply(_ update: ListUpdate) {
    _conceal()
    _appliedUpdates += 1
    // Row indices have changed.
    _announced = []
    let before = _counts
    let anchor = _anchor
    _counts = _queryCounts()
    let plan = makePlan(update, before)
    if let problem = plan.inconsistency(before: before.rows, after: _counts.rows) {
      preconditionFailure(problem)
    }
    if before.total == 0 { _loadEstimate() }
    _loadTitles()
    _loadIndex()
    moveKeys(plan)
    _selected = _selected.compactMap { plan.target(of: $0) }
    moveRequest(plan, before)
    moveSections(plan)
    _moveGeometry(plan)
    if let anchor, let row = plan.target(of: anchor.row) { _keep((row, anchor.top)) }
    moveCells(plan)
    for row in update.reconfiguredRows {
      if let target = plan.target(of: row) { reconfigure(target) }
    }
    _announceCells()
  }

  /// Applies an update before the first reload or while one is pending, which queries all rows
  /// anyway.
  ///
  /// Only the selection and the requested scroll position are moved.
  final func _applyUnseen(_ update: ListUpdate) {
    guard !_selected.isEmpty || _requestedRow != nil else { return }
    let before = _counts
    _counts = _queryCounts()
    let plan = makePlan(update, before)
    _selected = _selected.compactMap { before.contains($0) ? plan.target(of: $0) : nil }
    moveRequest(plan, before)
  }

  /// Applies the changes between two snapshots.
  final func _apply(diff update: ListUpdate, animated: Bool) {
    guard !update.isEmpty else { return }
    guard !_needsReload else { return _applyUnseen(update) }
    if animated { _animateRows() }
    _apply(update)
  }

  private func makePlan(_ update: ListUpdate, _ before: RowCounts) -> ListUpdatePlan {
    ListUpdatePlan(
      update,
      sectionsBefore: before.rows.count,
      sectionsAfter: _counts.rows.count
    )
  }

  // MARK: - Moving keys, cells and sections

  private func moveKeys(_ plan: ListUpdatePlan) {
    let old = _keys
    let moves = Dictionary(
      plan.update.movedRows.map { ($0.to, old[$0.from.section][$0.from.row]) },
      uniquingKeysWith: { $1 }
    )
    _keys = plan.origins.indices.map { section in
      guard let origin = plan.origins[section],
        !plan.update.reloadedSections.contains(origin)
      else { return newSectionKeys(section, moves, plan) }
      var keys = old[origin]
      if let leaving = plan.leaving[origin] { keys = keys.removing(leaving) }
      if let arriving = plan.arriving[section] {
        keys = keys.inserting(arriving.map { ($0, moves[RowPosition(section, $0)] ?? newKey()) })
      }
      return keys
    }
    guard !plan.update.keepsReloadedItems else { return }
    for row in plan.update.reloadedRows {
      guard let row = plan.target(of: row) else { continue }
      _keys[row.section] = _keys[row.section].removing([row.row])
        .inserting([(row.row, newKey())])
    }
  }

  /// Returns new keys, except for rows that were moved into the section.
  private func newSectionKeys(
    _ section: Int,
    _ moves: [RowPosition: UInt32],
    _ plan: ListUpdatePlan
  ) -> RowKeys {
    let known = (plan.arriving[section] ?? []).compactMap { row in
      moves[RowPosition(section, row)].map { (row: row, key: $0) }
    }
    return _newKeys(_counts.rows[section] - known.count).inserting(known)
  }

  private func newKey() -> UInt32 {
    defer { _nextKey &+= 1 }
    return _nextKey
  }

  private func moveRequest(_ plan: ListUpdatePlan, _ before: RowCounts) {
    guard let request = _requestedRow else { return }
    let target =
      request.isSection
      ? plan.targets[request.row.section].map { RowPosition($0, 0) }
      : before.contains(request.row) ? plan.target(of: request.row) : nil
    guard let target else {
      _requestedRow = nil
      return
    }
    _requestedRow?.row = target
  }

  private func moveSections(_ plan: ListUpdatePlan) {
    var sections: [Int: TableSectionView] = [:]
    for (section, view) in _sections {
      if plan.update.reloadedSections.contains(section) { _dropEdges(of: view) }
      if let target = plan.targets[section] {
        sections[target] = view
      } else {
        _dropEdges(of: view)
        _gone.append(view)
      }
    }
    _sections = sections
  }

  private func moveCells(_ plan: ListUpdatePlan) {
    var kept: [Int: UITableViewCell] = [:]
    var leaving: [UITableViewCell] = []
    var stood: [Int: UITableViewCell] = [:]
    for cell in _cells {
      let row = cell._position
      guard let target = plan.target(of: row) else {
        leaving.append(cell)
        continue
      }
      let flat = _counts.flat(target)
      if plan.update.reloads(row) {
        leaving.append(cell)
        stood[flat] = cell
      } else {
        kept[flat] = cell
      }
    }
    _renderWanted(kept: kept, leaving: leaving, stood: stood)
  }

  private func reconfigure(_ row: RowPosition) {
    guard let cell = _cell(at: row), let dataSource else { return }
    _reuse.reconfigured = cell
    let again = dataSource.tableView(self, cellForRowAt: IndexPath(row))
    _reuse.reconfigured = nil
    precondition(
      again === cell,
      """
      Expected row \(row.row) of section \(row.section) to be given the cell that it has, got \
      another one. Dequeue it with the same identifier, or call reloadRows(at:with:).
      """
    )
    _updateSelectability(of: cell)
    cell._updateConfigurationIfNeeded()
    _setHeight(of: cell)
  }
}
