import UIKitHosting

// Touches as they go on. A display tells of them where the control listens to more than taps.

extension UIControl {
  /// What the control's actions and looks are for; nothing where whole taps are enough.
  final var _wantedTouches: TouchPhases {
    guard _kind == .button || _kind == .control, _menuOffer != .onTap, !_tracksItself else {
      return []
    }
    var wanted = TouchPhases(
      rawValue: UInt16(truncatingIfNeeded: allControlEvents.rawValue & Self.phases)
    )
    if _followsHighlight { wanted.insert(TouchPhases(.down)) }
    return wanted.isSubset(of: TouchPhases(.upInside)) ? [] : wanted
  }

  private static let phases: UInt = 0x1FF

  final func _touchesChanged() {
    if !_wantedTouches.isEmpty || _written.contains(.touches) { _invalidate(.touches) }
  }

  /// A display tells of a touch.
  ///
  /// - Parameters:
  ///   - phase: What the touch did.
  ///   - isMeant: Whether a person can reach the control, and it means what it did when they saw it.
  /// - Returns: Whether it counts.
  final func _touch(_ phase: TouchPhase, isMeant: Bool) -> Bool {
    if phase == .down || phase == .downRepeat {
      return isMeant && isEnabled && !_wantedTouches.isEmpty && _touch(phase)
    }
    return _touch(isMeant ? phase : .cancel)
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
