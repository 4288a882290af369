import UIKitHosting

// Updates of rows and sections by index path.

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

  /// Has the display animate this turn's change of rows.
  final func _animateRows() {
    guard !_cells.isEmpty else { return }
    _runtime?.animate(.rows, incoming: self, outgoing: nil)
  }

  /// Calls a completion after the time of the display's animation.
  final func _afterAnimation(_ completion: @escaping () -> Void) {
    guard let _runtime else { return completion() }
    TransitionCompletion(completion).schedule(on: _runtime)
  }
}
