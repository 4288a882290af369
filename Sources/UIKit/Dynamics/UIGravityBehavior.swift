/// A behavior that accelerates its items in one direction.
open class UIGravityBehavior: UIDynamicBehavior {

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
    _remove(item)
  }

  open var items: [any UIDynamicItem] { _list.all }

  /// The acceleration, in units of 1000 points per second².
  @_Observed open var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet { if gravityDirection != oldValue { _changed() } }
  }

  /// The angle of ``gravityDirection``, in radians clockwise from the positive x axis.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The length of ``gravityDirection``.
  open var magnitude: CGFloat {
    get { gravityDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, length: magnitude)
  }

  package override func _contribute(to step: DynamicStep) {
    let acceleration = Vector(gravityDirection) * 1000
    for body in step.bodies(of: _list.all) { body.accelerate(acceleration, for: step.duration) }
  }
}
