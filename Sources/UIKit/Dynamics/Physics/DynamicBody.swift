/// A dynamic item in the simulation of its animator.
@MainActor
final class DynamicBody {
  let item: any UIDynamicItem
  private(set) var center: Vector = .zero
  /// The rotation, in radians clockwise.
  private(set) var angle = 0.0
  var velocity: Vector = .zero
  var angularVelocity = 0.0

  var material = DynamicMaterial()
  private(set) var mass = 1.0
  private(set) var inverseMass = 1.0
  private(set) var inverseInertia = 1.0

  /// The item's transform without its rotation.
  private var base = CGAffineTransform.identity
  private var size: CGSize = .zero
  private var boundsType = UIDynamicItemCollisionBoundsType.rectangle
  /// The shapes around the centre, without rotation.
  private var parts: [DynamicShape] = []
  /// The shapes at the current place; nil after a movement.
  private var placed: [DynamicShape]?

  init(_ item: any UIDynamicItem) {
    self.item = item
    read()
  }

  /// Adopts the place and the shape of the item.
  func read() {
    center = Vector(item.center)
    let transform = item.transform
    angle = Double(atan2(transform.b, transform.a))
    base = transform.concatenating(CGAffineTransform(rotationAngle: -CGFloat(angle)))
    readShape()
    placed = nil
  }

  private func readShape() {
    size = item.bounds.size
    boundsType = item.collisionBoundsType
    let shapes = (item as? UIDynamicItemGroup)?._shapes ?? [DynamicShape(of: item)]
    parts = base.isIdentity ? shapes : shapes.map { $0.transformed(by: base) }
    placed = nil
  }

  /// Moves the item to the place of the body.
  func write() {
    let center = CGPoint(center)
    if center != item.center { item.center = center }
    let transform = base.concatenating(CGAffineTransform(rotationAngle: CGFloat(angle)))
    if transform != item.transform { item.transform = transform }
  }

  /// Adopts the properties that behaviors have set, for the next steps.
  func prepare() {
    if item.bounds.size != size || item.collisionBoundsType != boundsType { readShape() }
    let extent = Vector(Double(size.width * base.a), Double(size.height * base.d))
    mass = max(abs(extent.x * extent.y) / 10_000 * material.density, 1e-6)
    let isRound = parts.count == 1 && parts[0].radius > 0
    let inertia = mass * extent.dot(extent) / (isRound ? 16 : 12)
    inverseMass = material.isAnchored ? 0 : 1 / mass
    let turns = material.allowsRotation && !material.isAnchored
    inverseInertia = turns ? 1 / max(inertia, 1e-6) : 0
    if material.isAnchored { velocity = .zero }
    if !turns { angularVelocity = 0 }
  }

  // MARK: Shape

  var shapes: [DynamicShape] {
    if let placed { return placed }
    let shapes = parts.map { $0.placed(at: center, angle: angle) }
    placed = shapes
    return shapes
  }

  var boundingBox: CGRect {
    shapes.dropFirst().reduce(shapes.first?.boundingBox ?? .null) { $0.union($1.boundingBox) }
  }

  /// The distance within which a step must not move the body.
  var reach: Double { parts.map(\.reach).min() ?? 0 }

  // MARK: Movement

  func accelerate(_ acceleration: Vector, for duration: Double) {
    if inverseMass > 0 { velocity += acceleration * duration }
  }

  /// Adds an impulse at a point relative to the centre.
  func push(_ impulse: Vector, at arm: Vector = .zero) {
    velocity += impulse * inverseMass
    angularVelocity += arm.cross(impulse) * inverseInertia
  }

  func turn(by impulse: Double) {
    angularVelocity += impulse * inverseInertia
  }

  /// Slows the body by its resistance.
  func slow(for duration: Double) {
    velocity /= 1 + duration * max(material.resistance, 0)
    angularVelocity /= 1 + duration * max(material.angularResistance, 0)
  }

  func move(for duration: Double) {
    move(by: velocity * duration, angularVelocity * duration)
  }

  func move(by distance: Vector, _ turn: Double) {
    guard distance != .zero || turn != 0 else { return }
    center += distance
    angle += turn
    placed = nil
  }

  /// A Boolean value that indicates whether the body moves so little that nobody sees it.
  var isAtRest: Bool { velocity.length < 4 && abs(angularVelocity) < 0.05 }

  func stop() {
    velocity = .zero
    angularVelocity = 0
  }
}
