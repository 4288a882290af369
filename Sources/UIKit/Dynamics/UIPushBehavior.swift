/// A behavior that applies a force to its items: all the time, or once.
///
/// A force of 1 accelerates an item of 100 by 100 points with the density 1 by 100 points per
/// second²; applied once, it adds 100 points per second.
open class UIPushBehavior: UIDynamicBehavior {
  public enum Mode: Int, Sendable {
    case continuous
    /// The force is applied once; then the behavior is no longer active.
    case instantaneous
  }

  private var offsets: [ObjectIdentifier: UIOffset] = [:]
  /// A Boolean value that indicates whether a force that is applied once has yet to be applied.
  private var isPending = true

  public let mode: UIPushBehavior.Mode

  public init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) {
    self.mode = mode
    super.init()
    _list = DynamicItems(items)
  }

  open func addItem(_ item: any UIDynamicItem) {
    _add(item)
  }

  open func removeItem(_ item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = nil
    _remove(item)
  }

  open var items: [any UIDynamicItem] { _list.all }

  /// Returns the point of an item at which the force is applied, from its centre.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    guard _list.contains(item) else { return }
    offsets[ObjectIdentifier(item)] = o
    _changed()
  }

  /// A Boolean value that indicates whether the force is applied.
  ///
  /// To apply an instantaneous force again, set it to true.
  open var active: Bool {
    get { mode == .continuous ? isActive : isActive && isPending }
    set {
      isActive = newValue
      isPending = newValue
      _changed()
    }
  }

  private var isActive = true

  @_Observed open var pushDirection = CGVector.zero {
    didSet { if pushDirection != oldValue { _changed() } }
  }

  /// The angle of ``pushDirection``, in radians clockwise from the positive x axis.
  ///
  /// An angle that is set while the force is zero applies to the magnitude that is set afterwards.
  open var angle: CGFloat {
    get { pushDirection == .zero ? restingAngle : pushDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  private var restingAngle: CGFloat = 0

  /// The length of ``pushDirection``; a negative one reverses it.
  open var magnitude: CGFloat {
    get { pushDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    restingAngle = angle
    pushDirection = CGVector(angle: angle, length: magnitude)
  }

  package override func _contribute(to step: DynamicStep) {
    guard active else { return }
    let duration = mode == .continuous ? step.duration : 1
    let impulse = Vector(pushDirection) * 100 * duration
    for body in step.bodies(of: _list.all) {
      body.push(impulse, at: Vector(targetOffsetFromCenter(for: body.item)))
    }
    isPending = false
  }
}
