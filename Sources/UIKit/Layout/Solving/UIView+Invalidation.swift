import UIKitHosting

// The changes of views that require solving.

extension UIView {
  /// Records a change of an attribute that frames may depend on.
  ///
  /// The switch names every attribute, so that a new one does not compile until it is decided here
  /// whether sizes depend on it.
  final func _solutionMayChange(by key: AttributeKey) {
    switch key {
    case .isHidden where _superview?._placesByConstraints == true:
      if _flags.isArranged { _superview?._invalidateSolution(.views) }
    case .frame, .slot, .isHidden:
      _invalidateSolution(.constraints)
      // In its superview's region, the view may be a leaf.
      _superview?._invalidateSolution(.constraints)
    case .drawing, .mask, .shortcuts, .text, .attributedText, .font, .image, .contentMode,
      .isEnabled, .isSelected, .buttonStyle, .isAnimating, .indicatorStyle, .isOn, .stepping,
      .selection, .badge, .track, .sliderParts, .wheel, .selectedRow, .pages, .web, .field, .typing,
      .title, .prompt, .message, .largeTitle, .bar, .barHeights, .tabLayout, .barButtonStyle,
      .sheet, .alertStyle, .actionStyle, .scroll, .scrollTo, .table, .section, .row,
      .separatorInset, .collection:
      _contentSizeMayChange()
    case .alpha, .background, .tint, .layer, .gradient, .motions, .clipsToBounds, .isInteractive,
      .accessibility, .swipeGestures, .pointers, .keyPresses, .shakes, .isLandscape,
      .interfaceStyle, .identifier, .textColor, .textAlignment, .menu, .menuItem, .menuOffer,
      .isFirstResponder, .share, .files, .swipeActions:
      break
    }
  }

  /// Records that the content size may have changed.
  final func _contentSizeMayChange() {
    _invalidateSolution(_isPlacedInRegion ? .content(self) : .constraints)
  }

  /// Records that the frame was set.
  final func _frameChanged() {
    _invalidateSolution(.frame(self))
    guard !_isPlacedInRegion else { return }
    if _superview?._placesByConstraints == true { _superview?._invalidateSolution(.frame(self)) }
    _markFramesStale()
  }

  /// Records a layout change that does not affect an attribute of the view.
  final func _layoutChanged() {
    _invalidateSolution(.views)
    _superview?._invalidateSolution(.views)
    guard let runtime = _runtime else { return }
    _Animating.current?.note(self, .frame, in: runtime)
    runtime.scheduleCommit()
  }

  /// A Boolean value that indicates whether the superview's region places this view and its
  /// descendants.
  private final var _isPlacedInRegion: Bool {
    _superview?._placesByConstraints == true && !_beginsRegion
  }

  /// Schedules solving the region of the view for the next layout.
  ///
  /// - Complexity: O(d) for d views up to the root of the region.
  final func _invalidateSolution(_ change: LayoutChange = .constraints) {
    var view: UIView? = self
    var isKnown = false
    while let current = view {
      if let system = current._layoutSystem {
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
    _markForWalk()
    if !isKnown { _runtime?.framesAreStale = true }
  }

  /// Makes the next layout visit the views below this one.
  final func _markFramesStale() {
    _markForWalk()
    _runtime?.framesAreStale = true
  }

  /// Makes the next layout traversal visit the views below this one, without scheduling it.
  ///
  /// - Complexity: O(d) for d views up to the root; O(1) if it was marked before.
  final func _markForWalk() {
    var view: UIView? = self
    while let current = view, !current._flags.hasStaleFrames {
      current._flags.hasStaleFrames = true
      view = current._superview
    }
  }

  /// Clears the marks of this view and its descendants if no traversal reaches them.
  final func _forgetStaleFrames() {
    guard _flags.hasStaleFrames else { return }
    _flags.hasStaleFrames = false
    for child in _subviews { child._forgetStaleFrames() }
  }

  /// Updates layout after an arranged subview was hidden or shown, which changes the occupied
  /// space.
  final func _arrangedChildHiddenChanged(_ child: UIView) {
    if child._flags.isArranged { _layoutChanged() }
  }
}

extension UIScrollView {
  /// Invalidates constraints between scrolled content, which has moved, and views outside of it.
  final func _offsetChanged() {
    var view: UIView? = self
    while let current = view {
      if let region = current._layoutSystem?.region, !region.scrolledItems.isEmpty,
        let index = region.index(of: self), region.scrolledItems.contains(index)
      {
        return _invalidateSolution(.constraints)
      }
      view = current._superview
    }
  }
}
