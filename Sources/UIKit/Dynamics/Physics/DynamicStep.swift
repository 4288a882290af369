/// A step of the simulation, a part of a frame.
@MainActor
package final class DynamicStep {
  /// The duration of the step, in seconds.
  let duration: Double
  /// The time since the animator was started, in seconds.
  let time: Double
  private let all: [ObjectIdentifier: DynamicBody]
  private var constraints: [MotionConstraint] = []
  private var contacts: [(normal: MotionConstraint, friction: MotionConstraint, factor: Double)] =
    []

  /// The number of times that impulses are corrected.
  private static let rounds = 10
  /// The speed in points per second below which nothing bounces.
  private static let restingSpeed = 30.0
  /// The overlap in points that is left, so that contacts persist.
  private static let slop = 0.2

  init(duration: Double, time: Double, bodies: [ObjectIdentifier: DynamicBody]) {
    self.duration = duration
    self.time = time
    all = bodies
  }

  func body(of item: any UIDynamicItem) -> DynamicBody? { all[ObjectIdentifier(item)] }

  func bodies(of items: [any UIDynamicItem]) -> [DynamicBody] { items.compactMap(body) }

  func add(_ constraint: MotionConstraint) {
    constraints.append(constraint)
  }

  /// Adds a contact, in which the second body leaves the first in the direction of its normal.
  ///
  /// - Parameters:
  ///   - contact: The contact.
  ///   - first: The first body; nil for a boundary.
  ///   - second: The second body.
  func add(_ contact: DynamicContact, _ first: DynamicBody?, _ second: DynamicBody) {
    separate(contact, first, second)
    let other = (first ?? second).material
    let friction = (other.friction * second.material.friction).squareRoot()
    let elasticity = max(other.elasticity, second.material.elasticity)
    for point in contact.points {
      let arm = point.location - second.center
      let firstArm = first.map { point.location - $0.center } ?? .zero
      func constraint(_ axis: Vector) -> MotionConstraint {
        MotionConstraint(first, at: firstArm, second, at: arm, along: axis)
      }
      var normal = constraint(contact.normal)
      normal.range = 0...Double.infinity
      let approach = normal.velocity
      if approach < -Self.restingSpeed { normal.bias = elasticity * approach }
      contacts.append((normal, constraint(contact.normal.normal), friction))
    }
  }

  /// Moves bodies apart, which adds no velocity.
  private func separate(_ contact: DynamicContact, _ first: DynamicBody?, _ second: DynamicBody) {
    let depth = contact.points.map(\.depth).max() ?? 0
    let inverse = (first?.inverseMass ?? 0) + second.inverseMass
    guard depth > Self.slop, inverse > 0 else { return }
    let distance = contact.normal * (0.4 * (depth - Self.slop) / inverse)
    second.move(by: distance * second.inverseMass, 0)
    if let first { first.move(by: distance * -first.inverseMass, 0) }
  }

  /// Applies the constraints and moves the bodies.
  func finish() {
    for body in all.values { body.slow(for: duration) }
    for index in constraints.indices { constraints[index].prepare(duration) }
    for index in contacts.indices {
      contacts[index].normal.prepare(duration)
      contacts[index].friction.prepare(duration)
    }
    for _ in 0..<Self.rounds {
      for index in constraints.indices { constraints[index].solve() }
      for index in contacts.indices {
        contacts[index].normal.solve()
        let limit = contacts[index].factor * contacts[index].normal.impulse
        contacts[index].friction.range = -limit...limit
        contacts[index].friction.solve()
      }
    }
    for body in all.values { body.move(for: duration) }
  }
}
