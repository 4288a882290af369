/// The directions of a swipe gesture, in every writing direction.
public struct SwipeDirections: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let right = SwipeDirections(rawValue: 1 << 0)
  public static let left = SwipeDirections(rawValue: 1 << 1)
  public static let up = SwipeDirections(rawValue: 1 << 2)
  public static let down = SwipeDirections(rawValue: 1 << 3)
}

/// A swipe gesture: direction and number of touches.
public struct SwipeGestureValue: Sendable, Equatable {
  public var directions: SwipeDirections
  /// The number of touches.
  public var touches: Int

  public init(directions: SwipeDirections, touches: Int) {
    self.directions = directions
    self.touches = touches
  }
}

/// The phase of a touch that began on a control, with the raw values of `UIControl.Event`.
public enum TouchPhase: UInt8, Sendable, CaseIterable {
  case down
  /// A touch soon after another one at the same position.
  case downRepeat
  case dragInside
  case dragOutside
  /// A drag back into the control.
  case dragEnter
  case dragExit
  case upInside
  case upOutside
  /// Another gesture took the touch over: scrolling, or the swipe of a row.
  case cancel
}
