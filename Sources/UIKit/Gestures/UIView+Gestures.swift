import UIKitHosting

extension UIView {
  final var _strokes: [StrokeValue] {
    isUserInteractionEnabled ? swipes.filter { $0.isEnabled }.map(\._value) : []
  }

  /// - Returns: Whether any recogniser took it.
  final func _stroked(_ direction: StrokeDirections, touches: Int) -> Bool {
    for swipe in swipes where swipe._stroked(direction, touches: touches) { return true }
    return false
  }

  private var swipes: [UISwipeGestureRecognizer] {
    (_rare?.gestures ?? []).compactMap { $0 as? UISwipeGestureRecognizer }
  }

  // MARK: - Pointers

  /// The pointers that displays report for this view.
  final var _pointers: PointersValue {
    let pointers = _touchPointers.union(_rare?.pointerEffect ?? [])
    return _rare?.keepsFinger == true
      ? pointers.union([.reports, .keepsAcross, .keepsDown]) : pointers
  }

  private var _touchPointers: PointersValue {
    let (gestures, touches) = _wantedPointers
    if gestures.isEmpty, touches.isEmpty { return [] }
    guard let scroll = _scrollViewAround else { return gestures.union(touches) }
    let taken = scroll._fingerDirection
    // Of controls those that track a finger by their class keep it.
    let yields = self is UIControl && !_overrides.contains(.tracking)
    let isTaken =
      scroll.canCancelContentTouches && (yields || scroll.touchesShouldCancel(in: self))
    return gestures.subtracting(taken).union(isTaken ? touches.subtracting(taken) : touches)
  }

  /// The pointers that gestures, and the view itself, would take if nothing around it scrolled.
  private var _wantedPointers: (gestures: PointersValue, touches: PointersValue) {
    guard isUserInteractionEnabled else { return ([], []) }
    var gestures: PointersValue = []
    for gesture in _rare?.gestures ?? [] where gesture.isEnabled {
      gestures.formUnion(gesture._pointers)
    }
    for case let pointer as UIPointerInteraction in _rare?.interactions ?? []
    where pointer.isEnabled {
      gestures.insert(.hovers)
    }
    let tracks = !_overrides.isDisjoint(with: [.touches, .tracking]) || _listensToTouches
    if tracks { return (gestures, [.reports, .keepsAcross, .keepsDown]) }
    return (gestures, _receivesTouches ? .reports : [])
  }

  /// The pointers, for a display, which gets them anew when what scrolls around the view changes.
  final func _pointersForDisplay() -> PointersValue {
    let (gestures, touches) = _wantedPointers
    let pointers = _pointers
    if !gestures.union(touches).isDisjoint(with: [.keepsAcross, .keepsDown]) {
      _runtime?.noteKeeping(pointers, of: self)
    }
    return pointers
  }

  /// Whether the view's class, or its controller's, overrides the methods that receive touches.
  final var _receivesTouches: Bool {
    !_overrides.isDisjoint(with: [.touches, .tracking])
      || _controller?._overrides.contains(.touches) == true
  }

  /// The innermost scroll view around this one that fingers scroll.
  private var _scrollViewAround: UIScrollView? {
    var view = _superview
    while let current = view {
      if let scroll = current as? UIScrollView, !scroll._ignoresFingers { return scroll }
      view = current._superview
    }
    return nil
  }

  /// Whether a responder from this view on receives touches itself.
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
  /// Notes that a display knows which pointers a view keeps from scroll views.
  fileprivate func noteKeeping(_ pointers: PointersValue, of view: UIView) {
    if let index = keepingViews.firstIndex(where: { $0.view === view }) {
      keepingViews[index].pointers = pointers
    } else {
      keepingViews.append((view, pointers))
    }
  }

  /// Has views that keep pointers from scroll views looked at with the next commit.
  func scrollingMayHaveChanged() {
    guard !keepingViews.isEmpty else { return }
    keepsOtherPointers = true
    scheduleCommit()
  }

  /// Invalidates the pointers of views around which something scrolls that did not, or no longer does.
  func settlePointers() {
    guard keepsOtherPointers, !keepingViews.isEmpty else { return }
    keepsOtherPointers = false
    keepingViews.removeAll { $0.view._runtime !== self }
    for (view, pointers) in keepingViews where view._pointers != pointers {
      view._invalidate(.pointers)
    }
  }
}

extension UIScrollView {
  /// The direction in which a finger scrolls: what is in the content does not keep it.
  fileprivate final var _fingerDirection: PointersValue {
    if contentSize.height > bounds.height { return .keepsDown }
    return contentSize.width > bounds.width ? .keepsAcross : []
  }
}
