import UIKitHosting

/// Watches for a stroke of one or more fingers across a view.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Right and left are those of the screen, whatever the reading direction.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions that it takes; right unless set.
  @_Told open var direction: UISwipeGestureRecognizer.Direction = .right {
    didSet { if direction != oldValue { _changed() } }
  }

  /// The number of fingers.
  @_Told open var numberOfTouchesRequired: Int = 1 {
    didSet { if numberOfTouchesRequired != oldValue { _changed() } }
  }

  override var _pointers: PointersValue { [] }

  final var _value: StrokeValue {
    StrokeValue(
      // Apple's bits are in the same order.
      directions: StrokeDirections(rawValue: UInt8(direction.rawValue & 0xF)),
      touches: numberOfTouchesRequired
    )
  }

  /// - Returns: Whether the stroke was one that it takes.
  final func _stroked(_ direction: StrokeDirections, touches: Int) -> Bool {
    guard isEnabled, touches == numberOfTouchesRequired, !direction.isEmpty,
      _value.directions.isSuperset(of: direction)
    else { return false }
    guard _mayBegin else { return false }
    _state = .recognized
    _sendActions()
    _state = .possible
    return true
  }
}
