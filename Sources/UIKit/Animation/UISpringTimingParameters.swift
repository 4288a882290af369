import UIKitHosting

/// The timing of a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// In whole ways per second, along each axis.
  public let initialVelocity: CGVector
  private let damping: Double
  /// The seconds that the spring takes by itself.
  final let _restDuration: TimeInterval?

  /// A spring that comes to rest without swinging.
  public override convenience init() {
    self.init(dampingRatio: 1)
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: CGVector())
  }

  /// A damping ratio of 1 comes to rest without swinging; the animator's duration counts.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    damping = min(max(Double(ratio), 0.05), 1)
    initialVelocity = velocity
    _restDuration = nil
    super.init()
  }

  /// A spring by what it is made of; it takes its own time, whatever the animator's duration.
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

  /// A spring by its perceived duration: a bounce of 0 comes to rest without swinging.
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

  /// Returns itself, which nothing changes.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  final var _spring: Animation.Curve {
    let (x, y) = (Double(initialVelocity.dx), Double(initialVelocity.dy))
    return .spring(damping: damping, velocity: abs(x) > abs(y) ? x : y)
  }
}
