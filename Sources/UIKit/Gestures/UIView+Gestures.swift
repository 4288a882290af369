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

  /// What displays need to know of pointers on this view.
  final var _pointers: PointersValue {
    guard isUserInteractionEnabled else { return [] }
    var wishes: PointersValue = []
    for gesture in _rare?.gestures ?? [] where gesture.isEnabled {
      wishes.formUnion(gesture._wishes)
    }
    // A control that tracks a finger keeps it, also in a scroll view.
    if self is UIControl, _overrides.contains(.tracking) {
      return [.reports, .keepsAcross, .keepsDown]
    }
    if TouchOverrides.has(type(of: self)) {
      wishes.formUnion([.reports, .keepsAcross, .keepsDown])
    }
    if _receivesTouchesItself { wishes.insert(.reports) }
    return wishes.subtracting(_scrollsAround)
  }

  /// Whether the view's class, or its controller's, overrides what receives touches.
  final var _receivesTouchesItself: Bool {
    if TouchOverrides.has(type(of: self)) { return true }
    if let control = self as? UIControl, control._tracksItself { return true }
    return _controller.map { TouchOverrides.has(type(of: $0)) } ?? false
  }

  /// Where what is around this view scrolls, which goes before what it does with a finger itself.
  private var _scrollsAround: PointersValue {
    var view = _superview
    while let current = view {
      if let scroll = current as? UIScrollView, scroll.isScrollEnabled {
        let isAcross = scroll.contentSize.width > scroll.bounds.width
        let isDown = scroll.contentSize.height > scroll.bounds.height || scroll is UITableView
        return isDown ? .keepsDown : isAcross ? .keepsAcross : []
      }
      view = current._superview
    }
    return []
  }

  /// Whether this view, or what is around it, receives touches.
  final var _listensToTouches: Bool {
    var responder: UIResponder? = self
    while let current = responder {
      if TouchOverrides.has(type(of: current)) { return true }
      if let control = current as? UIControl, control._tracksItself { return true }
      if current is UIControl || current is UIScrollView { return false }
      responder = current.next
    }
    return false
  }

  final func _pointersChanged() {
    if !_pointers.isEmpty || _written.contains(.pointers) { _invalidate(.pointers) }
  }
}
