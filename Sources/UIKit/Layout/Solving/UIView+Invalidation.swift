import UIKitHosting

// Which changes of views make work for the solver.

extension UIView {
  /// Notes that an attribute has changed.
  ///
  /// - Returns: Whether frames may follow from it. Without the solver they are always taken to.
  final func _solutionMayChange(by key: AttributeKey) -> Bool {
    guard _usesSolvedLayout else { return true }
    guard !Self.keysWithoutLayout.contains(AttributeKeys(key)) else { return false }
    _invalidateSolution(isStructural: key == .layout)
    // In its superview's region, the view may be a border.
    if key == .placement { _superview?._invalidateSolution() }
    return true
  }

  /// Has the region that the view belongs to solved with the next layout.
  ///
  /// - Complexity: O(d) for d views up to the root of the region.
  final func _invalidateSolution(isStructural: Bool = false) {
    guard _usesSolvedLayout else { return }
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
