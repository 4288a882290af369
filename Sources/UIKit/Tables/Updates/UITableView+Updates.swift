import UIKitHosting

// Changes by name. The data must change in the same step, and to the same effect.

extension UITableView {
  public func insertRows(
    at indexPaths: [IndexPath],
    with animation: UITableView.RowAnimation
  ) {
    _change(animation) { $0.insertedRows += indexPaths.map { RowPosition($0) } }
  }

  public func deleteRows(
    at indexPaths: [IndexPath],
    with animation: UITableView.RowAnimation
  ) {
    _change(animation) { $0.deletedRows += indexPaths.map { RowPosition($0) } }
  }

  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    let move = TableUpdate.Move(from: RowPosition(indexPath), to: RowPosition(newIndexPath))
    _change(.automatic) { $0.movedRows.append(move) }
  }

  /// Asks for these rows' cells again.
  public func reloadRows(
    at indexPaths: [IndexPath],
    with animation: UITableView.RowAnimation
  ) {
    _change(animation) { $0.reloadedRows.formUnion(indexPaths.map { RowPosition($0) }) }
  }

  /// Has the data source configure the cells that these rows have, rather than others.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    _change(.none) { $0.reconfiguredRows += indexPaths.map { RowPosition($0) } }
  }

  public func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    _change(animation) { $0.insertedSections += sections }
  }

  public func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    _change(animation) { $0.deletedSections += sections }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    _change(.automatic) { $0.movedSections.append(TableUpdate.Move(from: section, to: newSection)) }
  }

  /// Asks for these sections' numbers, headers, footers and cells again.
  public func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    _change(animation) { $0.reloadedSections.formUnion(sections) }
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
    beginUpdates()
    updates?()
    endUpdates()
    if let completion { _afterAnimation { completion(true) } }
  }

  /// Starts a step of several changes, ended by `endUpdates()`.
  ///
  /// Steps may be nested.
  public func beginUpdates() {
    _updateDepth += 1
  }

  /// Ends the step that `beginUpdates()` started.
  ///
  /// Without any change it asks for the rows' heights again.
  public func endUpdates() {
    precondition(_updateDepth > 0, "endUpdates() was called without beginUpdates().")
    _updateDepth -= 1
    if _updateDepth == 0 { _commitUpdate() }
  }

  private func _change(_ animation: RowAnimation, _ change: (inout TableUpdate) -> Void) {
    if animation != .none { _animateRows() }
    change(&_pendingUpdate)
    if _updateDepth == 0 { _commitUpdate() }
  }

  private func _commitUpdate() {
    let update = _pendingUpdate
    _pendingUpdate = TableUpdate()
    guard !_needsReload else { return _applyUnseen(update) }
    if update.isEmpty { _rowsChanged() } else { _apply(update) }
  }

  /// Has the display show this turn's change of rows step by step.
  final func _animateRows() {
    guard !_cells.isEmpty else { return }
    _runtime?.animate(.rows, incoming: self, outgoing: nil)
  }

  /// Runs a completion when the display has had the time to show the change.
  final func _afterAnimation(_ completion: @escaping () -> Void) {
    guard let _runtime else { return completion() }
    _Ending(completion).schedule(on: _runtime)
  }
}
