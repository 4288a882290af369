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
  /// The speed of the content under a finger; nil where nobody may ask for it.
  var dragSpeed: PointerSpeed?
  /// The drag under way that may hide bars.
  var swipe: ScrollSwipe?
  /// The speed that the display reports as the finger lets go; nil if it reports none.
  var reportedSpeed: CGPoint?

  // MARK: Zooming

  var minimumZoomScale: CGFloat = 1
  var maximumZoomScale: CGFloat = 1
  var bouncesZoom = true
  var pinch: ZoomPinchGestureRecognizer?
  /// The view that was zoomed last.
  weak var zoomedView: UIView?
  var zoomPhase = ZoomPhase.none
  /// The point of the zoomed view that the fingers of a pinch hold, in its own coordinates.
  var heldPoint = CGPoint.zero
  /// The middle of the fingers, from the top left corner of the scroll view.
  var fingers = CGPoint.zero
  /// The scale at the beginning of a pinch.
  var firstScale: CGFloat = 1
  /// Whether constraints place the zoomed view, as far as is known.
  var zoomKeepsFrame = false

  enum ZoomPhase {
    case none, pinching, bouncing
  }
}

extension UIScrollView {
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  /// The share of its speed that content which nobody holds keeps, each millisecond.
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

  /// Reports that fingers scroll it that did not, or no longer do.
  final func _fingersChanged() {
    _invalidate(.scroll)
    _runtime?.scrollingMayHaveChanged()
  }

  /// Whether the view or the gesture that scrolls it is disabled.
  final var _ignoresFingers: Bool {
    !isScrollEnabled || _details?.pan?.isEnabled == false
  }
}
