public import Foundation
import UIKitHosting

/// A finger, a pen or the mouse on the screen, from when it goes down to when it is lifted.
@preconcurrency @MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer

    public static var stylus: TouchType { .pencil }
  }

  /// Seconds on the clock of the display.
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var phase: UITouch.Phase = .began
  /// The number of taps in a row at nearly the same place, this one included.
  open internal(set) var tapCount = 1
  open internal(set) var type: UITouch.TouchType = .direct
  open var majorRadius: CGFloat { type == .direct ? 20 : 0 }
  open var majorRadiusTolerance: CGFloat { 5 }
  /// 1 is an ordinary touch; displays do not measure it.
  open var force: CGFloat { type == .direct ? 0 : 1 }
  open var maximumPossibleForce: CGFloat { 1 }

  open internal(set) var window: UIWindow?
  /// The view that the touch went down on, wherever it goes.
  open internal(set) var view: UIView?
  /// The recognisers that receive it.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// Points of the window.
  final var _place = CGPoint.zero
  final var _previousPlace = CGPoint.zero
  final var _firstPlace = CGPoint.zero
  /// The part of the touch that its view has received.
  final var _delivery = Delivery.due

  enum Delivery {
    /// Its view has not received it: a recogniser that delays touches is undecided.
    case due
    case begun
    /// Its view has not received the end: a recogniser that delays ends is undecided.
    case endDue
    case over
  }

  final var _isOver: Bool { phase == .ended || phase == .cancelled }

  /// The place in a view's coordinates; nil for the window's.
  open func location(in view: UIView?) -> CGPoint {
    Self.convert(_place, to: view)
  }

  /// The place before the last step.
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
