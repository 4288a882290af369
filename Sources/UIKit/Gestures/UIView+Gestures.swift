import UIKitHosting

extension UIView {
  final var _swipeGestureValues: [SwipeGestureValue] {
    isUserInteractionEnabled ? swipes.filter { $0.isEnabled }.map(\._value) : []
  }

  /// - Returns: True if a recognizer handled it.
  final func _swiped(_ direction: SwipeDirections, touches: Int) -> Bool {
    for swipe in swipes where swipe._swiped(direction, touches: touches) { return true }
    return false
  }

  final func _addGesture(_ gesture: UIGestureRecognizer) {
    gesture._view?.removeGestureRecognizer(gesture)
    _makeLazyState().gestures.append(gesture)
    gesture._view = self
    gesture._changed()
  }

  final func _removeGesture(_ gesture: UIGestureRecognizer) {
    guard gesture._view === self else { return }
    gesture._interrupt()
    _lazyState?.gestures.removeAll { $0 === gesture }
    gesture._changed()
    gesture._view = nil
  }

  private var swipes: [UISwipeGestureRecognizer] {
    (_lazyState?.gestures ?? []).compactMap { $0 as? UISwipeGestureRecognizer }
  }

  // MARK: - Pointers

  /// The pointers that displays report for this view.
  final var _pointers: PointersValue {
    let pointers = _touchPointers.union(_lazyState?.pointerEffect ?? [])
    return _lazyState?.keepsFinger == true
      ? pointers.union([.reports, .keepsAcross, .keepsDown]) : pointers
  }

  private var _touchPointers: PointersValue {
    let (gestures, touches) = _wantedPointers
    if gestures.isEmpty, touches.isEmpty { return [] }
    guard let scroll = _scrollViewAround else { return gestures.union(touches) }
    let taken = scroll._fingerDirection
    // Controls whose class tracks touches keep them.
    let yields = self is UIControl && !_overrides.contains(.tracking)
    let isTaken =
      scroll.canCancelContentTouches && (yields || scroll.touchesShouldCancel(in: self))
    return gestures.subtracting(taken).union(isTaken ? touches.subtracting(taken) : touches)
  }

  /// The pointers that gestures and the view itself would receive without a surrounding scroll
  /// view.
  private var _wantedPointers: (gestures: PointersValue, touches: PointersValue) {
    guard isUserInteractionEnabled else { return ([], []) }
    var gestures: PointersValue = []
    for gesture in _lazyState?.gestures ?? [] where gesture.isEnabled {
      gestures.formUnion(gesture._pointers)
    }
    for case let pointer as UIPointerInteraction in _lazyState?.interactions ?? []
    where pointer.isEnabled {
      gestures.insert(.hovers)
    }
    let tracks = !_overrides.isDisjoint(with: [.touches, .tracking]) || _receivesTouchEvents
    if tracks { return (gestures, [.reports, .keepsAcross, .keepsDown]) }
    return (gestures, _receivesTouches ? .reports : [])
  }

  /// Returns the pointers for a display, and registers the view for updates when surrounding scroll
  /// views change.
  final func _pointersForDisplay() -> PointersValue {
    let (gestures, touches) = _wantedPointers
    let pointers = _pointers
    if !gestures.union(touches).isDisjoint(with: [.keepsAcross, .keepsDown]) {
      _runtime?.noteKeeping(pointers, of: self)
    }
    return _lazyState?.passesTouches == true ? pointers.union(.passes) : pointers
  }

  /// A Boolean value that indicates whether the class of the view or of its controller overrides
  /// touch methods.
  final var _receivesTouches: Bool {
    !_overrides.isDisjoint(with: [.touches, .tracking])
      || _controller?._overrides.contains(.touches) == true
  }

  /// The innermost ancestor scroll view that fingers can scroll.
  private var _scrollViewAround: UIScrollView? {
    var view = _superview
    while let current = view {
      if let scroll = current as? UIScrollView, !scroll._ignoresFingers { return scroll }
      view = current._superview
    }
    return nil
  }

  /// A Boolean value that indicates whether this view or a responder after it receives touches
  /// itself.
  final var _isInTouchedChain: Bool {
    var responder: UIResponder? = self
    while let current = responder {
      if current._overrides.contains(.touches) { return true }
      if let control = current as? UIControl { return control._tracksTouches }
      if current is UIScrollView { return false }
      responder = current.next
    }
    return false
  }

  final func _pointersChanged() {
    if !_pointers.isEmpty || _written.contains(.pointers) { _invalidate(.pointers) }
  }
}

extension _SceneRuntime {
  /// Records the pointers of a view that take precedence over scroll views, as sent to a display.
  fileprivate func noteKeeping(_ pointers: PointersValue, of view: UIView) {
    if let index = keepingViews.firstIndex(where: { $0.view === view }) {
      keepingViews[index].pointers = pointers
    } else {
      keepingViews.append((view, pointers))
    }
  }

  /// Schedules a check, with the next commit, of views whose pointers take precedence over scroll
  /// views.
  func scrollingMayHaveChanged() {
    guard !keepingViews.isEmpty else { return }
    keepsOtherPointers = true
    scheduleCommit()
  }

  /// Invalidates the pointers of views whose surrounding scrolling has changed.
  func updatePointers() {
    guard keepsOtherPointers, !keepingViews.isEmpty else { return }
    keepsOtherPointers = false
    keepingViews.removeAll { $0.view._runtime !== self }
    for (view, pointers) in keepingViews where view._pointers != pointers {
      view._invalidate(.pointers)
    }
  }
}

extension UIScrollView {
  /// The direction in which fingers scroll, which views in the content do not receive.
  fileprivate final var _fingerDirection: PointersValue {
    if contentSize.height > bounds.height { return .keepsDown }
    return contentSize.width > bounds.width ? .keepsAcross : []
  }
}
