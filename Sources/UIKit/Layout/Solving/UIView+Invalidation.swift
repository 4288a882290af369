import UIKitHosting

// Which changes of views make work for the solver.

extension UIView {
  /// Notes that an attribute has changed, from which frames may follow.
  final func _solutionMayChange(by key: AttributeKey) {
    guard _usesSolvedLayout else {
      _runtime?.framesAreStale = true
      return
    }
    let bit = AttributeKeys(key)
    if !Self.keysWithoutLayout.isDisjoint(with: bit) { return }
    switch key {
    case .layout: _invalidateSolution(.views)
    case .isHidden where _superview?._placesByConstraints == true:
      if _isArranged { _superview?._invalidateSolution(.views) }
    case .placement, .slot, .isHidden:
      _invalidateSolution(.constraints)
      // In its superview's region, the view may be a border.
      _superview?._invalidateSolution(.constraints)
    default: _contentSizeMayChange()
    }
  }

  /// The content may ask for another size.
  final func _contentSizeMayChange() {
    guard _usesSolvedLayout else {
      _runtime?.framesAreStale = true
      return
    }
    _invalidateSolution(_isPlacedInRegion ? .content(self) : .constraints)
  }

  /// The frame was set.
  final func _frameChanged() {
    _invalidateSolution(.frame(self))
    guard !_isPlacedInRegion else { return }
    if _superview?._placesByConstraints == true { _superview?._invalidateSolution(.frame(self)) }
    _runtime?.framesAreStale = true
  }

  /// Whether the region of the superview places this view, and all that is in it.
  private final var _isPlacedInRegion: Bool {
    _superview?._placesByConstraints == true && !_beginsRegion
  }

  /// Has the region that the view belongs to solved with the next layout.
  ///
  /// - Complexity: O(d) for d views up to the root of the region.
  final func _invalidateSolution(_ change: LayoutChange = .constraints) {
    var view: UIView? = self
    var isKnown = false
    while let current = view {
      if let system = current._layoutState?.system {
        let isFitted = system.isFitted
        system.note(change)
        isKnown = false
        if current._placesByConstraints, current._beginsRegion {
          isKnown = change.isPrecise && !isFitted && system.region != nil
          if isKnown { _runtime?.queue(system) }
          break
        }
      }
      view = current._superview
    }
    if !isKnown { _runtime?.framesAreStale = true }
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

extension UIScrollView {
  /// What scrolls lies elsewhere, on which constraints with views outside of it may depend.
  final func _offsetChanged() {
    guard _usesSolvedLayout else { return }
    var view: UIView? = self
    while let current = view {
      if let region = current._layoutState?.system?.region, !region.scrolledItems.isEmpty,
        let index = region.index(of: self), region.scrolledItems.contains(index)
      {
        return _invalidateSolution(.constraints)
      }
      view = current._superview
    }
  }
}
