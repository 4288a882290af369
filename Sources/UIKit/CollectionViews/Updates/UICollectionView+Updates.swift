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
    // An update without changes invalidates the layout.
    if update.isEmpty {
      _offersOffset = true
      return _layoutInvalidated()
    }
    if _needsReload { _applyUnseen(update) } else { _apply(update) }
  }

  /// Animates this turn's changes of items on the display.
  final func _animateItems() {
    guard !_shown.isEmpty else { return }
    _runtime?.animate(.rows, incoming: self, outgoing: nil)
  }

  /// Calls a completion after the time of the animation.
  final func _afterAnimation(_ completion: @escaping () -> Void) {
    guard let _runtime else { return completion() }
    TransitionCompletion(completion).schedule(on: _runtime)
  }
}
