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
    guard isUserInteractionEnabled else { return [] }
    // A control that tracks a finger keeps it, also in a scroll view.
    if _overrides.contains(.tracking) { return [.reports, .keepsAcross, .keepsDown] }
    var pointers: PointersValue = _receivesTouches ? .reports : []
    for gesture in _rare?.gestures ?? [] where gesture.isEnabled {
      pointers.formUnion(gesture._pointers)
    }
    if _overrides.contains(.touches) { pointers.formUnion([.keepsAcross, .keepsDown]) }
    return pointers.subtracting(_scrollDirectionsAround)
  }

  /// Whether the view's class, or its controller's, overrides the methods that receive touches.
  final var _receivesTouches: Bool {
    !_overrides.isDisjoint(with: [.touches, .tracking]) || _controller?._overridesTouches == true
  }

  /// The directions in which the innermost scroll view around this one scrolls: there a finger scrolls.
  private var _scrollDirectionsAround: PointersValue {
    var view = _superview
    while let current = view {
      if let scroll = current as? UIScrollView, scroll.isScrollEnabled {
        if scroll.contentSize.height > scroll.bounds.height { return .keepsDown }
        return scroll.contentSize.width > scroll.bounds.width ? .keepsAcross : []
      }
      view = current._superview
    }
    return []
  }

  /// Whether a responder from this view on receives touches itself.
  final var _isInTouchedChain: Bool {
    var responder: UIResponder? = self
    while let current = responder {
      if current._overridesTouches { return true }
      if let control = current as? UIControl { return control._tracksItself }
      if current is UIScrollView { return false }
      responder = current.next
    }
    return false
  }

  final func _pointersChanged() {
    if !_pointers.isEmpty || _written.contains(.pointers) { _invalidate(.pointers) }
  }
}
