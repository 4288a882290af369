/// A behavior that moves an item to a point, upright, as if by springs.
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
    _list = DynamicItems([item])
  }

  /// The point, in the coordinates of the animator's reference view.
  @_Observed open var snapPoint: CGPoint {
    didSet { if snapPoint != oldValue { _changed() } }
  }

  /// The damping at the end of the movement, from 0 for the most oscillation to 1 for the least.
  @_Observed open var damping: CGFloat = 0.5 {
    didSet { if damping != oldValue { _changed() } }
  }

  package override func _contribute(to step: DynamicStep) {
    guard let body = step.body(of: item) else { return }
    let spring = DynamicSpring(frequency: 2, damping: 0.3 + 0.7 * min(max(damping, 0), 1))
    let distance = body.center - Vector(snapPoint)
    for axis in [Vector(1, 0), Vector(0, 1)] {
      step.add(
        MotionConstraint(nil, body, along: axis, error: distance.dot(axis), spring: spring)
      )
    }
    // The shorter way around.
    let turn = body.angle.remainder(dividingBy: 2 * .pi)
    step.add(MotionConstraint(turning: nil, body, error: turn, spring: spring))
  }
}
