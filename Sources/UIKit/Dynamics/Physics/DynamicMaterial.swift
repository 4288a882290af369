/// The properties of an item that determine how it moves and collides.
struct DynamicMaterial {
  /// The properties that a behavior sets.
  struct Changes {
    var elasticity: Double?
    var friction: Double?
    var density: Double?
    var resistance: Double?
    var angularResistance: Double?
    var charge: Double?
    var isAnchored: Bool?
    var allowsRotation: Bool?
  }

  // Items without an item behavior bounce and slide a little.
  private(set) var elasticity = 0.2
  private(set) var friction = 0.2
  private(set) var density = 1.0
  private(set) var resistance = 0.1
  private(set) var angularResistance = 0.1
  private(set) var charge = 0.0
  private(set) var isAnchored = false
  private(set) var allowsRotation = true
  private var hasBehavior = false

  mutating func apply(_ changes: Changes) {
    if !hasBehavior {
      hasBehavior = true
      (elasticity, friction, resistance, angularResistance) = (0, 0, 0, 0)
    }
    elasticity = changes.elasticity ?? elasticity
    friction = changes.friction ?? friction
    density = changes.density ?? density
    resistance = changes.resistance ?? resistance
    angularResistance = changes.angularResistance ?? angularResistance
    charge = changes.charge ?? charge
    isAnchored = changes.isAnchored ?? isAnchored
    allowsRotation = changes.allowsRotation ?? allowsRotation
  }
}
