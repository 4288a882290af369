/// A behavior that sets how its items take part in the animation, and their velocities.
///
/// Where several such behaviors have an item, the last one that sets a property determines it.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The velocities that were added before the behavior was added to an animator.
  private var pending: [ObjectIdentifier: (linear: Vector, angular: Double)] = [:]
  /// The properties that were set.
  private var material = DynamicMaterial.Changes() {
    didSet { _changed() }
  }

  public init(items: [any UIDynamicItem]) {
    super.init()
    _list = DynamicItems(items)
  }

  public override convenience init() {
    self.init(items: [])
  }

  open func addItem(_ item: any UIDynamicItem) {
    _add(item)
  }

  open func removeItem(_ item: any UIDynamicItem) {
    pending[ObjectIdentifier(item)] = nil
    _remove(item)
  }

  open var items: [any UIDynamicItem] { _list.all }

  /// The part of the speed that a collision leaves, from 0 to 1.
  open var elasticity: CGFloat {
    get { material.elasticity ?? 0 }
    set { material.elasticity = newValue }
  }

  /// The resistance to sliding along another item or a boundary.
  open var friction: CGFloat {
    get { material.friction ?? 0 }
    set { material.friction = newValue }
  }

  /// The mass of 100 by 100 points.
  open var density: CGFloat {
    get { material.density ?? 1 }
    set { material.density = newValue }
  }

  /// The rate per second at which items slow down.
  open var resistance: CGFloat {
    get { material.resistance ?? 0 }
    set { material.resistance = newValue }
  }

  /// The rate per second at which the rotation of items slows down.
  open var angularResistance: CGFloat {
    get { material.angularResistance ?? 0 }
    set { material.angularResistance = newValue }
  }

  /// The charge, which electric and magnetic fields affect.
  open var charge: CGFloat {
    get { material.charge ?? 0 }
    set { material.charge = newValue }
  }

  /// A Boolean value that indicates whether nothing moves the items, which others collide with.
  open var isAnchored: Bool {
    get { material.isAnchored ?? false }
    set { material.isAnchored = newValue }
  }

  open var allowsRotation: Bool {
    get { material.allowsRotation ?? true }
    set { material.allowsRotation = newValue }
  }

  /// Adds a velocity to that of an item, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    add(item, Vector(velocity), 0)
  }

  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard _list.contains(item) else { return .zero }
    let velocity = dynamicAnimator?._body(of: item)?.velocity
    return CGPoint(velocity ?? pending[ObjectIdentifier(item)]?.linear ?? .zero)
  }

  /// Adds an angular velocity to that of an item, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    add(item, .zero, velocity)
  }

  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    guard _list.contains(item) else { return 0 }
    let velocity = dynamicAnimator?._body(of: item)?.angularVelocity
    return velocity ?? pending[ObjectIdentifier(item)]?.angular ?? 0
  }

  private func add(_ item: any UIDynamicItem, _ linear: Vector, _ angular: Double) {
    guard _list.contains(item) else { return }
    let former = pending[ObjectIdentifier(item)] ?? (.zero, 0)
    pending[ObjectIdentifier(item)] = (former.linear + linear, former.angular + angular)
    applyVelocities()
    _changed()
  }

  private func applyVelocities() {
    guard let dynamicAnimator else { return }
    for item in _list.all {
      guard let velocity = pending.removeValue(forKey: ObjectIdentifier(item)),
        let body = dynamicAnimator._body(of: item)
      else { continue }
      body.velocity += velocity.linear
      body.angularVelocity += velocity.angular
    }
  }

  package override func _animatorChanged() {
    applyVelocities()
  }

  package override func _prepare(_ step: DynamicStep) {
    for body in step.bodies(of: _list.all) { body.material.apply(material) }
  }
}
