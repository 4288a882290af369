public import Foundation
import UIKitHosting

/// An animation of a value by a spring.
///
/// The app sets the duration, for example to ``settlingDuration``.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  /// The damping force of the spring.
  open var damping: CGFloat = 10
  /// The initial velocity, as a multiple of the total distance per second.
  open var initialVelocity: CGFloat = 0
  /// A Boolean value that indicates whether the spring can be overdamped; otherwise damping is
  /// limited to critical damping.
  open var allowsOverdamping: Bool = false

  /// Creates a spring from its perceived duration; a bounce of 0 does not oscillate.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * .pi / CGFloat(max(perceptualDuration, 1e-3))
    stiffness = frequency * frequency
    damping = 2 * frequency * (bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.999)))
    duration = settlingDuration
  }

  /// The time until the spring has visibly settled, in seconds.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// The perceived duration, determined by the spring's frequency.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.frequency }

  /// The amount of oscillation: 0 for none.
  open var bounce: CGFloat {
    let ratio = spring.ratio
    return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
  }

  override func _take(_ other: CAAnimation) {
    super._take(other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }

  private var spring: Spring {
    Spring(
      mass: Double(mass),
      stiffness: Double(stiffness),
      damping: Double(damping),
      velocity: Double(initialVelocity),
      isOverdamped: allowsOverdamping
    )
  }

  override var _stops: [(place: Double, curve: Animation.Curve)]? { nil }

  override func _value(at place: Double, own: AnimatedValue) -> AnimatedValue? {
    let ends = _ends(own)
    let part = spring.place(after: place * duration)
    return ends.from.mixed(with: ends.to, CGFloat(part))
  }
}

/// A damped spring that moves from 0 to 1.
struct Spring {
  /// The angular frequency, in radians per second.
  let frequency: Double
  /// The damping ratio: 1 for critical damping.
  let ratio: Double
  let velocity: Double

  init(mass: Double, stiffness: Double, damping: Double, velocity: Double, isOverdamped: Bool) {
    let (mass, stiffness) = (max(mass, 1e-6), max(stiffness, 1e-6))
    frequency = (stiffness / mass).squareRoot()
    let ratio = max(damping, 0) / (2 * (stiffness * mass).squareRoot())
    self.ratio = isOverdamped ? ratio : min(ratio, 1)
    self.velocity = velocity
  }

  func place(after time: Double) -> Double {
    guard time > 0 else { return 0 }
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let slope = (ratio * frequency - velocity) / swing
      return 1 - exp(-ratio * frequency * time) * (cos(swing * time) + slope * sin(swing * time))
    }
    if ratio == 1 {
      return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time)
    }
    let root = (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (frequency * (ratio - root), frequency * (ratio + root))
    let share = (fast - velocity) / (fast - slow)
    return 1 - share * exp(-slow * time) - (1 - share) * exp(-fast * time)
  }

  /// The time after which the remaining distance stays below a thousandth.
  var settlingDuration: Double {
    let decay = ratio <= 1 ? ratio : ratio - (ratio * ratio - 1).squareRoot()
    // An undamped spring oscillates forever.
    return decay > 0 ? min(log(1000) / (decay * frequency), 1e6) : 1e6
  }
}
