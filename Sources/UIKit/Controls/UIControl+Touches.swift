import UIKitHosting

// Touches as they go on, of controls that listen to more than taps.

extension UIControl {
  /// Whether touches are tracked: the class does so itself, or actions or looks follow touches as they go on.
  ///
  /// Of other controls displays report whole taps.
  final var _tracksTouches: Bool {
    if _tracksItself { return true }
    guard _kind == .button || _kind == .control, _menuOffer != .onTap else { return false }
    let events = allControlEvents.intersection(.allTouchEvents).subtracting(.touchUpInside)
    return !events.isEmpty || _followsHighlight
  }

  /// - Returns: Whether there is such a touch.
  final func _touch(_ phase: TouchPhase) -> Bool {
    let isDown = phase == .down || phase == .downRepeat
    // The end of a touch that went on meanwhile may never have been told.
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
