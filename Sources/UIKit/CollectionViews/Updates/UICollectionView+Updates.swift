import UIKitHosting

extension UICollectionView {
  public func insertItems(at indexPaths: [IndexPath]) {
    _change { $0.insertedRows += indexPaths.map { RowPosition($0) } }
  }

  public func deleteItems(at indexPaths: [IndexPath]) {
    _change { $0.deletedRows += indexPaths.map { RowPosition($0) } }
  }

  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    _change {
      $0.movedRows.append(.init(from: RowPosition(indexPath), to: RowPosition(newIndexPath)))
    }
  }

  /// Has the cells of these items made anew.
  public func reloadItems(at indexPaths: [IndexPath]) {
    _change { $0.reloadedRows.formUnion(indexPaths.map { RowPosition($0) }) }
  }

  /// Has the data source configure the cells that these items have, rather than others.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    _change { $0.reconfiguredRows += indexPaths.map { RowPosition($0) } }
  }

  public func insertSections(_ sections: IndexSet) {
    _change { $0.insertedSections += sections }
  }

  public func deleteSections(_ sections: IndexSet) {
    _change { $0.deletedSections += sections }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    _change { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  /// Asks for these sections' numbers, headers, footers and cells again.
  public func reloadSections(_ sections: IndexSet) {
    _change { $0.reloadedSections.formUnion(sections) }
  }

  /// Makes several changes at once.
  ///
  /// What leaves is named by its place before all of them, what arrives by its place after all of
  /// them. Traps where the data source's numbers do not fit the changes.
  /// - Parameters:
  ///   - updates: Makes the changes, and changes the data.
  ///   - completion: Called when the change has been shown; its argument is true.
  public func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    _updateDepth += 1
    updates?()
    _updateDepth -= 1
    if _updateDepth == 0 { _commitUpdate() }
    if let completion { _afterAnimation { completion(true) } }
  }

  private func _change(_ change: (inout TableUpdate) -> Void) {
    _animateItems()
    change(&_pendingUpdate)
    if _updateDepth == 0 { _commitUpdate() }
  }

  private func _commitUpdate() {
    let update = _pendingUpdate
    _pendingUpdate = TableUpdate()
    // Without any change the layout is computed anew.
    if update.isEmpty { return _layoutInvalidated() }
    if _needsReload { _applyUnseen(update) } else { _apply(update) }
  }

  /// Has the display show this turn's change of items step by step.
  final func _animateItems() {
    guard !_shown.isEmpty else { return }
    _runtime?.animate(.rows, incoming: self, outgoing: nil)
  }

  /// Runs a completion when the display has had the time to show the change.
  final func _afterAnimation(_ completion: @escaping () -> Void) {
    guard let _runtime else { return completion() }
    _Ending(completion).schedule(on: _runtime)
  }
}
