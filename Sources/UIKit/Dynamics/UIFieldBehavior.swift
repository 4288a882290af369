/// A behavior that applies a force to its items, which depends on where and how fast they are.
///
/// A force of 1 accelerates an item of 100 by 100 points with the density 1 by 100 points per
/// second². Forces that are proportional to a distance or a velocity take it in points.
open class UIFieldBehavior: UIDynamicBehavior {
  enum Kind {
    case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric
    case magnetic
    case custom((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
  }

  private var kind = Kind.drag
  /// The time at which the field began to have an effect.
  private var start: Double?

  /// Creates a drag field; the other initialisers are methods of the class.
  @available(*, deprecated, message: "Use a method of the class, such as dragField().")
  public override init() {
    super.init()
  }

  open func addItem(_ item: any UIDynamicItem) {
    _add(item)
  }

  open func removeItem(_ item: any UIDynamicItem) {
    _remove(item)
  }

  open var items: [any UIDynamicItem] { _list.all }

  /// The centre of the field, in the coordinates of the reference view.
  @_Observed open var position = CGPoint.zero {
    didSet { if position != oldValue { _changed() } }
  }

  /// The points around the position where the field has an effect.
  @_Observed open var region = UIRegion.infinite {
    didSet { _changed() }
  }

  @_Observed open var strength: CGFloat = 1 {
    didSet { if strength != oldValue { _changed() } }
  }

  /// The exponent with which the field becomes weaker with the distance, which counts in units of
  /// 100 points; 0 for a field that is the same everywhere.
  @_Observed open var falloff: CGFloat = 0 {
    didSet { if falloff != oldValue { _changed() } }
  }

  /// The distance in points within which the field does not become stronger.
  @_Observed open var minimumRadius: CGFloat = 1 {
    didSet { if minimumRadius != oldValue { _changed() } }
  }

  /// The direction of a linear gravity or velocity field.
  @_Observed open var direction = CGVector.zero {
    didSet { if direction != oldValue { _changed() } }
  }

  /// The smoothness of noise and turbulence, from 0 to 1.
  @_Observed open var smoothness: CGFloat = 0 {
    didSet { if smoothness != oldValue { _changed() } }
  }

  /// The rate per second at which noise and turbulence change.
  @_Observed open var animationSpeed: CGFloat = 0 {
    didSet { if animationSpeed != oldValue { _changed() } }
  }

  // MARK: Making fields

  private static func make(_ kind: Kind) -> Self {
    let field = makeInstance(of: self)
    field.kind = kind
    return field
  }

  /// Returns a field whose force is opposite to the velocity.
  open class func dragField() -> Self { make(.drag) }

  /// Returns a field that turns items anticlockwise about its position.
  open class func vortexField() -> Self { make(.vortex) }

  /// Returns a field that accelerates items towards its position.
  open class func radialGravityField(position: CGPoint) -> Self {
    let field = make(.radialGravity)
    field.position = position
    return field
  }

  /// Returns a field that accelerates items in a direction.
  open class func linearGravityField(direction: CGVector) -> Self {
    let field = make(.linearGravity)
    field.direction = direction
    return field
  }

  /// Returns a field that gives items its velocity, in points per second.
  open class func velocityField(direction: CGVector) -> Self {
    let field = make(.velocity)
    field.direction = direction
    return field
  }

  /// Returns a field whose force changes from place to place and from time to time.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = make(.noise)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }

  /// Returns a field of noise that is proportional to the speed of items.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = make(.turbulence)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }

  /// Returns a field whose force is proportional to the distance from its position.
  open class func springField() -> Self { make(.spring) }

  /// Returns a field whose force on items, away from its position, is proportional to their charge.
  open class func electricField() -> Self { make(.electric) }

  /// Returns a field that turns the velocity of charged items anticlockwise.
  open class func magneticField() -> Self { make(.magnetic) }

  /// Returns a field whose force a block computes.
  ///
  /// - Parameter block: Gets the field, the item's place and velocity in points, its mass and charge,
  ///   and the time since the field began; returns the force.
  /// - Returns: The field.
  open class func field(
    evaluationBlock block:
      @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> Self {
    make(.custom(block))
  }

  // MARK: Forces

  package override func _animatorChanged() {
    start = nil
  }

  package override func _contribute(to step: DynamicStep) {
    let start = start ?? step.time
    self.start = start
    for body in step.bodies(of: _list.all) {
      let offset = body.center - Vector(position)
      guard region.contains(CGPoint(offset)) else { continue }
      if case .velocity = kind {
        if body.inverseMass > 0 { body.velocity = Vector(direction) * strength }
      } else {
        body.push(force(on: body, at: offset, step.time - start) * step.duration)
      }
    }
  }

  private func force(on body: DynamicBody, at offset: Vector, _ time: Double) -> Vector {
    let distance = max(offset.length, minimumRadius, 0.01)
    let factor = Double(strength) * pow(distance / 100, -Double(falloff))
    return switch kind {
    case .drag: body.velocity * -factor
    case .vortex: offset.normal * (factor * body.mass)
    case .radialGravity: -offset.unit * (100 * factor * body.mass)
    case .linearGravity: Vector(direction) * (100 * factor * body.mass)
    case .velocity: .zero
    case .noise: noise(at: body.center, time) * (100 * factor)
    case .turbulence: noise(at: body.center, time) * (factor * body.velocity.length)
    case .spring: offset * -factor
    case .electric: offset.unit * (100 * factor * body.material.charge)
    case .magnetic: body.velocity.normal * (factor * body.material.charge)
    case .custom(let block):
      Vector(
        block(
          self,
          CGPoint(offset),
          CGVector(body.velocity),
          CGFloat(body.mass),
          CGFloat(body.material.charge),
          time
        )
      ) * Double(strength)
    }
  }

  /// Returns a vector that changes smoothly with the place and the time.
  private func noise(at place: Vector, _ time: Double) -> Vector {
    let scale = 20 + 180 * Double(smoothness)
    let phase = time * Double(animationSpeed) * 2 * .pi
    let point = place / scale
    return Vector(
      sin(point.x * 1.7 + point.y * 2.3 + phase) + sin(point.y * 3.1 - point.x + phase * 0.7),
      cos(point.y * 1.9 - point.x * 2.1 - phase) + sin(point.x * 2.9 + point.y + phase * 1.3)
    ) / 2
  }
}
