public import Foundation
import UIKitHosting

/// A finger, pencil or mouse on the screen, from its beginning until it is lifted.
@preconcurrency @MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer

    public static var stylus: TouchType { .pencil }
  }

  /// The time of the display's clock, in seconds.
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var phase: UITouch.Phase = .began
  /// The number of consecutive taps at nearly the same location, including this one.
  open internal(set) var tapCount = 1
  open internal(set) var type: UITouch.TouchType = .direct
  open var majorRadius: CGFloat { type == .direct ? 20 : 0 }
  open var majorRadiusTolerance: CGFloat { 5 }
  /// The force, relative to an average touch of 1; displays do not measure it.
  open var force: CGFloat { type == .direct ? 0 : 1 }
  open var maximumPossibleForce: CGFloat { 1 }

  open internal(set) var window: UIWindow?
  /// The view in which the touch began.
  open internal(set) var view: UIView?
  /// The gesture recognizers that receive the touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// The location in the window, in points.
  final var _place = CGPoint.zero
  final var _previousPlace = CGPoint.zero
  final var _firstPlace = CGPoint.zero
  /// The delivery state of the touch to its view.
  final var _delivery = Delivery.due

  enum Delivery {
    /// The view has not received the touch: a recognizer that delays touches is undecided.
    case due
    case begun
    /// The view has not received the end: a recognizer that delays ends is undecided.
    case endDue
    case over
  }

  final var _isOver: Bool { phase == .ended || phase == .cancelled }

  /// Returns the location in a view's coordinates; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    Self.convert(_place, to: view)
  }

  /// Returns the location before the last step.
  open func previousLocation(in view: UIView?) -> CGPoint {
    Self.convert(_previousPlace, to: view)
  }

  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  final func _distance(from place: CGPoint) -> CGFloat {
    hypot(_place.x - place.x, _place.y - place.y)
  }

  static func convert(_ place: CGPoint, to view: UIView?) -> CGPoint {
    view?.convert(place, from: nil) ?? place
  }
}
