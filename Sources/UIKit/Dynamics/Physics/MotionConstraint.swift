/// A spring of a constraint, which is rigid without one.
struct DynamicSpring {
  /// The number of oscillations per second.
  var frequency: Double
  /// The damping ratio: 1 for critical damping.
  var damping: Double
}

/// A restriction of the velocity of two bodies relative to each other, in one direction.
///
/// The solver applies impulses until all constraints are satisfied.
@MainActor
struct MotionConstraint {
  /// The body that the other one is measured from; nil for the reference view.
  let first: DynamicBody?
  let second: DynamicBody
  /// The direction of the relative velocity; zero for that of the rotation.
  private let axis: Vector
  private let firstArm: Double
  private let secondArm: Double

  /// The velocity that the constraint does not aim at.
  var bias = 0.0
  /// The impulses that are permitted.
  var range = -Double.infinity...Double.infinity
  /// The distance from the position that the constraint aims at.
  private var error = 0.0
  private var spring: DynamicSpring?
  private var softness = 0.0
  private var effectiveMass = 0.0
  private(set) var impulse = 0.0

  /// Creates a constraint of two points, one on each body.
  ///
  /// - Parameters:
  ///   - first: The body that the other one is measured from; nil for the reference view.
  ///   - firstPoint: The point on it, relative to its centre.
  ///   - second: The body that moves.
  ///   - secondPoint: The point on it, relative to its centre.
  ///   - axis: The direction, of length 1.
  ///   - error: The distance of the second point from its aim, along the direction.
  ///   - spring: The spring that leads to the aim; nil for a rigid constraint.
  init(
    _ first: DynamicBody?,
    at firstPoint: Vector = .zero,
    _ second: DynamicBody,
    at secondPoint: Vector = .zero,
    along axis: Vector,
    error: Double = 0,
    spring: DynamicSpring? = nil
  ) {
    self.first = first
    self.second = second
    self.axis = axis
    firstArm = firstPoint.cross(axis)
    secondArm = secondPoint.cross(axis)
    self.error = error
    self.spring = spring
  }

  /// Creates a constraint of the rotations of two bodies.
  init(
    turning first: DynamicBody?,
    _ second: DynamicBody,
    error: Double = 0,
    spring: DynamicSpring? = nil
  ) {
    self.first = first
    self.second = second
    axis = .zero
    firstArm = 1
    secondArm = 1
    self.error = error
    self.spring = spring
  }

  /// The relative velocity in the constraint's direction.
  var velocity: Double {
    var velocity = axis.dot(second.velocity) + secondArm * second.angularVelocity
    if let first {
      velocity -= axis.dot(first.velocity) + firstArm * first.angularVelocity
    }
    return velocity
  }

  /// Computes what does not change during a step.
  mutating func prepare(_ duration: Double) {
    let isLinear = axis.dot(axis)
    var inverse = isLinear * second.inverseMass + secondArm * secondArm * second.inverseInertia
    if let first {
      inverse += isLinear * first.inverseMass + firstArm * firstArm * first.inverseInertia
    }
    guard inverse > 0 else {
      effectiveMass = 0
      return
    }
    if let spring {
      // An implicit spring, which is stable whatever its stiffness.
      let rate = 2 * Double.pi * spring.frequency
      let damping = 2 * spring.damping * rate / inverse
      let stiffness = rate * rate / inverse
      softness = 1 / (duration * (damping + duration * stiffness))
      bias += error * duration * stiffness * softness
    } else {
      bias += error * 0.3 / duration
    }
    effectiveMass = 1 / (inverse + softness)
  }

  /// Applies the impulse that satisfies the constraint, unless others disturb it.
  mutating func solve() {
    let former = impulse
    let change = -(velocity + bias + softness * impulse) * effectiveMass
    impulse = min(max(former + change, range.lowerBound), range.upperBound)
    let applied = impulse - former
    guard applied != 0 else { return }
    second.push(axis * applied)
    second.turn(by: secondArm * applied)
    first?.push(axis * -applied)
    first?.turn(by: -firstArm * applied)
  }
}
