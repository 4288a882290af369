import UIKitHosting

/// A cubic timing curve: a built-in one, or one with custom control points.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The built-in curve; `easeInOut` for custom control points.
  public let animationCurve: UIView.AnimationCurve
  private let points: (CGPoint, CGPoint)?

  public override init() {
    animationCurve = .easeInOut
    points = nil
    super.init()
  }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    points = nil
    super.init()
  }

  /// Creates a curve from control points in the unit square: x is time, y is progress.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    points = (point1, point2)
    super.init()
  }

  open var controlPoint1: CGPoint { controlPoints.0 }
  open var controlPoint2: CGPoint { controlPoints.1 }

  open var timingCurveType: UITimingCurveType { points == nil ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }

  /// Returns itself, because instances are immutable.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  private var controlPoints: (CGPoint, CGPoint) {
    if let points { return points }
    return switch animationCurve {
    case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
    case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    }
  }

  final var _cubic: Animation.Curve {
    guard let points else { return animationCurve._curve }
    return .cubic(
      x1: min(max(Double(points.0.x), 0), 1),
      y1: Double(points.0.y),
      x2: min(max(Double(points.1.x), 0), 1),
      y2: Double(points.1.y)
    )
  }
}
