import UIKitHosting

extension UICollectionView {
  final func _change(_ change: (inout ListUpdate) -> Void) {
    _animateItems()
    change(&_pendingUpdate)
    if _updateDepth == 0 { _commitUpdate() }
  }

  final func _commitUpdate() {
    let update = _pendingUpdate
    _pendingUpdate = ListUpdate()
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
