extension UICollectionView {
  /// Loads the data source's new counts and moves every view along with its item.
  final func _apply(_ update: ListUpdate) {
    precondition(!_isRendering, "A data source changed its collection view.")
    _conceal()
    let before = _counts
    _counts = _queryCounts()
    let plan = makePlan(update, before)
    if let problem = plan.inconsistency(before: before.rows, after: _counts.rows) {
      preconditionFailure(problem)
    }
    _announced = []
    _selected = _selected.compactMap { plan.target(of: $0) }
    collectionViewLayout._movePreferredSizes { place in
      before.contains(place) && !update.reloads(place) ? plan.target(of: place) : nil
    }
    _keys = Dictionary(
      uniqueKeysWithValues: _keys.compactMap { place, key in
        guard before.contains(place), !update.reloads(place) else { return nil }
        return plan.target(of: place).map { ($0, key) }
      }
    )
    moveViews(plan)
    _moveStrips { plan.targets.indices.contains($0) ? plan.targets[$0] : nil }
    _offersOffset = true
    _layoutInvalidated()
    for place in update.reconfiguredRows {
      if let target = plan.target(of: place) { reconfigure(target) }
    }
    if _runtime != nil { _updateVisibleContent() }
  }

  /// Moves the selection only: before the first reload, or with a reload due, all items are loaded
  /// anyway.
  final func _applyUnseen(_ update: ListUpdate) {
    guard !_selected.isEmpty else { return }
    let before = _counts
    _counts = _queryCounts()
    let plan = makePlan(update, before)
    _selected = _selected.compactMap { before.contains($0) ? plan.target(of: $0) : nil }
  }

  /// Applies the changes between two snapshots.
  final func _apply(diff update: ListUpdate, animated: Bool) {
    guard !update.isEmpty else { return _outlineChanged() }
    guard !_needsReload else { return _applyUnseen(update) }
    if animated { _animateItems() }
    _apply(update)
  }

  private func makePlan(_ update: ListUpdate, _ before: RowCounts) -> ListUpdatePlan {
    ListUpdatePlan(
      update,
      sectionsBefore: before.rows.count,
      sectionsAfter: _counts.rows.count,
      noun: "item"
    )
  }

  private func moveViews(_ plan: ListUpdatePlan) {
    let old = _shown
    _shown = [:]
    var leaving: [UICollectionReusableView] = []
    for (element, view) in old {
      guard let place = target(of: element, plan) else {
        leaving.append(view)
        continue
      }
      var moved = element
      moved.place = place
      if element.kind == nil, let cell = view as? UICollectionViewCell {
        cell._bind(to: place, key: cell._key)
      } else {
        view._element = moved
      }
      _shown[moved] = view
    }
    _retire(leaving)
  }

  /// Returns the position of a view's element after the update; nil for a view that is replaced.
  private func target(of element: ItemElement, _ plan: ListUpdatePlan) -> RowPosition? {
    let place = element.place
    guard element.kind != nil, element.layer != .badge else {
      return plan.update.reloads(place) ? nil : plan.target(of: place)
    }
    guard plan.targets.indices.contains(place.section),
      !plan.update.reloadedSections.contains(place.section)
    else { return nil }
    return plan.targets[place.section].map { RowPosition($0, place.row) }
  }

  private func reconfigure(_ place: RowPosition) {
    guard let cell = _cell(at: place), let dataSource else { return }
    _reuse.reconfigured = cell
    defer { _reuse.reconfigured = nil }
    let configured = dataSource.collectionView(self, cellForItemAt: IndexPath(place))
    precondition(
      configured === cell,
      "Expected the data source to reconfigure the cell at hand, got another one."
    )
    _updateSelectability(of: cell)
    _updateOffers(of: cell)
    cell._updateConfigurationIfNeeded()
  }
}
