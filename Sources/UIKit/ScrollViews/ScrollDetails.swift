public import Foundation
import UIKitHosting

/// Rarely used state of a scroll view, allocated lazily.
final class ScrollDetails {
  var indicatorStyle: UIScrollView.IndicatorStyle = .default
  var verticalIndicatorInsets: UIEdgeInsets = .zero
  var horizontalIndicatorInsets: UIEdgeInsets = .zero
  var adjustsIndicatorInsets = true
  var decelerationRate: UIScrollView.DecelerationRate = .normal
  var isDirectionalLockEnabled = false
  var delaysContentTouches = true
  var canCancelContentTouches = true
  var scrollsToTop = true
  var pan: ScrollPanGestureRecognizer?
  /// The speed of the content under a finger; nil if no delegate can use it.
  var dragSpeed: PointerSpeed?
  /// The current drag, if it may hide bars.
  var swipe: ScrollSwipe?
  /// The speed that the display reports when the finger is lifted; nil if it reports none.
  var reportedSpeed: CGPoint?

  // MARK: Zooming

  var minimumZoomScale: CGFloat = 1
  var maximumZoomScale: CGFloat = 1
  var bouncesZoom = true
  var pinch: ZoomPinchGestureRecognizer?
  /// The view that was last zoomed.
  weak var zoomedView: UIView?
  var zoomPhase = ZoomPhase.none
  /// The point of the zoomed view under the fingers of a pinch, in the view's coordinates.
  var heldPoint = CGPoint.zero
  /// The midpoint of the fingers, relative to the top left corner of the scroll view.
  var fingers = CGPoint.zero
  /// The scale at the beginning of a pinch.
  var firstScale: CGFloat = 1
  /// A Boolean value that indicates whether constraints place the zoomed view, as of the last zoom.
  var zoomKeepsFrame = false

  enum ZoomPhase {
    case none, pinching, bouncing
  }
}

extension UIScrollView {
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  /// The fraction of its speed that decelerating content keeps per millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  final func _makeDetails() -> ScrollDetails {
    if let _details { return _details }
    let details = ScrollDetails()
    _details = details
    return details
  }

  final func _makePan() -> UIPanGestureRecognizer {
    let pan = ScrollPanGestureRecognizer()
    _makeDetails().pan = pan
    _invalidate(.scroll)
    addGestureRecognizer(pan)
    return pan
  }

  /// Notifies displays that the user can scroll the view, or no longer can.
  final func _fingersChanged() {
    _invalidate(.scroll)
    _runtime?.scrollingMayHaveChanged()
  }

  /// A Boolean value that indicates whether scrolling or the pan gesture is disabled.
  final var _ignoresFingers: Bool {
    !isScrollEnabled || _details?.pan?.isEnabled == false
  }
}
