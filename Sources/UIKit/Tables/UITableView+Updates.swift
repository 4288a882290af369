import UIKitHosting

// What becomes of changes by name.

extension UITableView {
  final func _change(_ animation: RowAnimation, _ change: (inout ListUpdate) -> Void) {
    if animation != .none { _animateRows() }
    change(&_pendingUpdate)
    if _updateDepth == 0 { _commitUpdate() }
  }

  final func _commitUpdate() {
    let update = _pendingUpdate
    _pendingUpdate = ListUpdate()
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
