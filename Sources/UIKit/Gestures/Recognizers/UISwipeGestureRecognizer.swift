import Foundation
import UIKitHosting

/// A gesture recognizer for swipes: quick, straight drags with one or more fingers.
///
/// It is recognised when the fingers have moved far enough, before they are lifted.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Right and left are relative to the screen, independent of the layout direction.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The recognised directions; right unless set.
  @_Observed open var direction: UISwipeGestureRecognizer.Direction = .right {
    didSet { if direction != oldValue { _changed() } }
  }

  /// The number of touches.
  @_Observed open var numberOfTouchesRequired: Int = 1 {
    didSet { if numberOfTouchesRequired != oldValue { _changed() } }
  }

  /// The distance that the fingers must move, in points.
  private static let distance: CGFloat = 50
  /// The maximum duration of that movement, in seconds.
  private static let duration: TimeInterval = 0.5

  private var start: TimeInterval = 0

  override var _pointers: PointersValue {
    var pointers = PointersValue.reports
    if !direction.isDisjoint(with: [.left, .right]) { pointers.insert(.keepsAcross) }
    if !direction.isDisjoint(with: [.up, .down]) { pointers.insert(.keepsDown) }
    return pointers
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == touches.count { start = event.timestamp }
    if numberOfTouches > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    let (middle, first) = (_middle, _middle(of: \._firstPlace))
    let (across, down) = (middle.x - first.x, middle.y - first.y)
    let (long, short) = (max(abs(across), abs(down)), min(abs(across), abs(down)))
    if event.timestamp - start > Self.duration {
      state = .failed
    } else if long >= Self.distance {
      let direction: Direction =
        if abs(across) > abs(down) { across > 0 ? .right : .left } else { down > 0 ? .down : .up }
      let isTaken =
        numberOfTouches == numberOfTouchesRequired && long > 2 * short
        && self.direction.contains(direction)
      state = isTaken ? .recognized : .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  final var _value: SwipeGestureValue {
    SwipeGestureValue(
      // Apple's bits are in the same order.
      directions: SwipeDirections(rawValue: UInt8(direction.rawValue & 0xF)),
      touches: numberOfTouchesRequired
    )
  }

  /// Recognises a swipe that was triggered by a key.
  ///
  /// - Returns: True if the swipe has a recognised direction and number of touches.
  final func _swiped(_ direction: SwipeDirections, touches: Int) -> Bool {
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
