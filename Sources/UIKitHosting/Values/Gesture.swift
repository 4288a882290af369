/// The directions of a swipe, whatever the reading direction.
public struct SwipeDirections: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let right = SwipeDirections(rawValue: 1 << 0)
  public static let left = SwipeDirections(rawValue: 1 << 1)
  public static let up = SwipeDirections(rawValue: 1 << 2)
  public static let down = SwipeDirections(rawValue: 1 << 3)
}

/// A swipe gesture that a view recognises: its directions and the number of touches.
public struct SwipeGestureValue: Sendable, Equatable {
  public var directions: SwipeDirections
  /// The number of fingers.
  public var touches: Int

  public init(directions: SwipeDirections, touches: Int) {
    self.directions = directions
    self.touches = touches
  }
}

/// What a touch that began on a control does; the numbers are those of Apple's event bits.
public enum TouchPhase: UInt8, Sendable, CaseIterable {
  case down
  /// Soon after another one at the same place.
  case downRepeat
  case dragInside
  case dragOutside
  /// Back over the control.
  case dragEnter
  case dragExit
  case upInside
  case upOutside
  /// Something else took the touch over: a scroll, or a row that is swiped.
  case cancel
}
