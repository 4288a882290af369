import UIKitHosting

// Continuous touches of controls with handlers for more than taps.

extension UIControl {
  /// A Boolean value that indicates whether touches are tracked.
  ///
  /// The class tracks touches, or the control has actions or an appearance for continuous touches.
  /// For other controls displays report whole taps.
  final var _tracksTouches: Bool {
    if _tracksItself { return true }
    guard _kind == .button || _kind == .control, _menuOffer != .onTap else { return false }
    let events = allControlEvents.intersection(.allTouchEvents).subtracting(.touchUpInside)
    return !events.isEmpty || _followsHighlight
  }

  /// - Returns: False if no such touch is in progress.
  final func _touch(_ phase: TouchPhase) -> Bool {
    let isDown = phase == .down || phase == .downRepeat
    // The display may not have reported the end of the previous touch.
    if isDown { _cancelTouch() } else if !isTracking { return false }
    switch phase {
    case .down, .downRepeat: track(isInside: true)
    case .dragInside, .dragEnter: track(isInside: true)
    case .dragOutside, .dragExit: track(isInside: false)
    case .upInside, .upOutside, .cancel: _stopTracking()
    }
    switch phase {
    case .downRepeat: sendActions(for: [.touchDown, .touchDownRepeat])
    case .upInside: _liftedInside()
    default: sendActions(for: Event(rawValue: 1 << UInt(phase.rawValue)))
    }
    return true
  }

  final func _cancelTouch() {
    if isTracking { _ = _touch(.cancel) }
  }

  private func track(isInside: Bool) {
    isTracking = true
    isTouchInside = isInside
    if isHighlighted != isInside { isHighlighted = isInside }
  }

  final func _stopTracking() {
    isTracking = false
    isTouchInside = false
    if isHighlighted { isHighlighted = false }
  }
}
