import UIKitHosting

// Which changes of views make work for the solver.

extension UIView {
  /// Notes that an attribute has changed.
  ///
  /// - Returns: Whether frames may follow from it.
  final func _solutionMayChange(by key: AttributeKey) -> Bool {
    guard !Self.keysWithoutLayout.contains(AttributeKeys(key)) else { return false }
    _invalidateSolution()
    // In its superview's region, the view may be a border.
    if key == .frame { _superview?._invalidateSolution() }
    return true
  }

  /// The app has set the frame, or how it follows the superview's size.
  final func _frameChanged() {
    _invalidate(.frame)
  }

  /// Something that layout depends on has changed, and no attribute of the view.
  final func _layoutChanged() {
    _invalidateSolution(isStructural: true)
    _superview?._invalidateSolution(isStructural: true)
    guard let runtime = _runtime else { return }
    runtime.framesAreStale = true
    _Animating.current?.note(self, .frame, in: runtime)
    runtime.scheduleCommit()
  }

  /// Has the region that the view belongs to solved with the next layout.
  ///
  /// - Complexity: O(d) for d views up to the root of the region.
  final func _invalidateSolution(isStructural: Bool = false) {
    _runtime?.framesAreStale = true
    var view: UIView? = self
    while let current = view {
      if let system = current._layoutState?.system {
        system.invalidate()
        if isStructural { system.contents.forgetAll() } else { system.contents.forget(self) }
        if current._placesByConstraints, current._beginsRegion { return }
      }
      view = current._superview
    }
  }

  /// An arranged subview was hidden or shown, which makes or takes room.
  final func _arrangedChildHiddenChanged(_ child: UIView) {
    if child._isArranged { _layoutChanged() }
  }

  private static let keysWithoutLayout: AttributeKeys = [
    AttributeKeys(.alpha), AttributeKeys(.background), AttributeKeys(.tint), AttributeKeys(.layer),
    AttributeKeys(.gradient), AttributeKeys(.clipsToBounds), AttributeKeys(.isInteractive),
    AttributeKeys(.accessibility), AttributeKeys(.strokes), AttributeKeys(.touches),
    AttributeKeys(.interfaceStyle), AttributeKeys(.identifier), AttributeKeys(.textColor),
    AttributeKeys(.textAlignment), AttributeKeys(.menu), AttributeKeys(.menuItem),
    AttributeKeys(.menuOffer), AttributeKeys(.isFirstResponder), AttributeKeys(.share),
    AttributeKeys(.swipeActions),
  ]
}
