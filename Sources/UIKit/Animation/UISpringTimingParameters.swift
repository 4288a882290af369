import UIKitHosting

/// The timing parameters of a spring animation.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The initial velocity along each axis, as a multiple of the total distance per second.
  public let initialVelocity: CGVector
  private let damping: Double
  /// The settling duration of the spring, in seconds; nil to use the animator's duration.
  final let _restDuration: TimeInterval?

  /// Creates a critically damped spring.
  public override convenience init() {
    self.init(dampingRatio: 1)
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: CGVector())
  }

  /// Creates a spring that uses the animator's duration; a damping ratio of 1 does not oscillate.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    damping = min(max(Double(ratio), 0.05), 1)
    initialVelocity = velocity
    _restDuration = nil
    super.init()
  }

  /// Creates a spring from physical parameters; its settling duration overrides the animator's
  /// duration.
  public init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    let speed = Double(stiffness / max(mass, 1e-6)).squareRoot()
    let ratio = Double(damping) / max(2 * Double(mass * stiffness).squareRoot(), 1e-6)
    self.damping = min(max(ratio, 0.05), 1)
    initialVelocity = velocity
    _restDuration = 7 / (self.damping * max(speed, 1e-3))
    super.init()
  }

  /// Creates a spring from its perceived duration; a bounce of 0 does not oscillate.
  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: CGVector())
  }

  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
    damping = min(max(1 - Double(bounce), 0.05), 1)
    initialVelocity = velocity
    _restDuration = duration * 7 / (2 * .pi * damping)
    super.init()
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// Returns itself, because instances are immutable.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  final var _spring: Animation.Curve {
    let (x, y) = (Double(initialVelocity.dx), Double(initialVelocity.dy))
    return .spring(damping: damping, velocity: abs(x) > abs(y) ? x : y)
  }
}
