/// An animation of items by behaviors that imitate physics.
///
/// It computes a frame 60 times per second on the scene's clock, and pauses when all items have come
/// to rest.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  private weak var view: UIView?
  private var roots: [UIDynamicBehavior] = []
  /// The bodies in the order in which behaviors name their items.
  private var bodies: [DynamicBody] = []
  private var known: [ObjectIdentifier: DynamicBody] = [:]
  private var frames: AnimatorFrames?
  private var time = 0.0
  /// The number of frames in which no item has moved.
  private var restingFrames = 0
  /// Called after each frame, for items that are not views.
  final var _frameShown: (() -> Void)?
  /// Returns the bounds of the reference system, which is not a view's.
  final var _otherBounds: (() -> CGRect?)?

  /// The time at rest after which the animation pauses, in frames.
  private static let pause = 30

  public override init() {
    super.init()
  }

  /// Creates an animator of items in the coordinates of a view.
  public init(referenceView view: UIView) {
    self.view = view
    super.init()
  }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !roots.contains(where: { $0 === behavior }) else { return }
    behavior._animator?.removeBehavior(behavior)
    roots.append(behavior)
    behavior._join(self)
    _behaviorsChanged()
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard roots.contains(where: { $0 === behavior }) else { return }
    roots.removeAll { $0 === behavior }
    behavior._join(nil)
    _behaviorsChanged()
  }

  open func removeAllBehaviors() {
    for behavior in roots { removeBehavior(behavior) }
  }

  open var referenceView: UIView? { view }

  open var behaviors: [UIDynamicBehavior] { roots }

  /// Returns the items of the behaviors whose bounds intersect a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    updateBodies()
    return bodies.filter { $0.boundingBox.intersects(rect) }.map(\.item)
  }

  /// Adopts the place and the shape that the app has given to an item.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard let body = known[ObjectIdentifier(item)] else { return }
    body.read()
    _behaviorsChanged()
  }

  /// A Boolean value that indicates whether items may be moving.
  open var isRunning: Bool { frames != nil }

  /// Returns the time for which the animation has run, in seconds.
  open func elapsedTime() -> TimeInterval { time }

  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  // MARK: Frames

  final var _bounds: CGRect? { _otherBounds?() ?? view?.bounds }

  /// Returns the body of an item of the behaviors.
  final func _body(of item: any UIDynamicItem) -> DynamicBody? {
    if known[ObjectIdentifier(item)] == nil { updateBodies() }
    return known[ObjectIdentifier(item)]
  }

  /// Lets the animation continue.
  final func _behaviorsChanged() {
    restingFrames = 0
    guard frames == nil, !roots.isEmpty else { return }
    delegate?.dynamicAnimatorWillResume(self)
    frames = AnimatorFrames(self, view)
  }

  private func pause() {
    guard let frames else { return }
    frames.end()
    self.frames = nil
    for body in bodies { body.stop() }
    delegate?.dynamicAnimatorDidPause(self)
  }

  /// Makes bodies of new items, and forgets those that no behavior has.
  private func updateBodies() {
    var current: [ObjectIdentifier: DynamicBody] = [:]
    var ordered: [DynamicBody] = []
    for item in roots.flatMap(\._all).flatMap(\._list.all) {
      let id = ObjectIdentifier(item)
      guard current[id] == nil else { continue }
      let body = known[id] ?? DynamicBody(item)
      current[id] = body
      ordered.append(body)
    }
    (known, bodies) = (current, ordered)
  }

  /// Computes and shows a frame.
  final func _tick(_ duration: Double) {
    updateBodies()
    let all = roots.flatMap(\._all)
    for body in bodies { body.material = DynamicMaterial() }
    let preparation = DynamicStep(duration: duration, time: time, bodies: known)
    for behavior in all { behavior._prepare(preparation) }
    for body in bodies { body.prepare() }
    let count = stepCount(duration)
    for index in 0..<count {
      let part = duration / Double(count)
      let step = DynamicStep(duration: part, time: time + part * Double(index), bodies: known)
      for behavior in all { behavior._contribute(to: step) }
      step.finish()
    }
    time += duration
    for body in bodies where body.inverseMass > 0 { body.write() }
    _frameShown?()
    for behavior in all { behavior._endFrame() }
    for behavior in all { behavior.action?() }
    restingFrames = bodies.allSatisfy(\.isAtRest) ? restingFrames + 1 : 0
    if restingFrames >= Self.pause || roots.isEmpty { pause() }
  }

  /// The number of steps of a frame, so that no item moves through another in one.
  private func stepCount(_ duration: Double) -> Int {
    let counts = bodies.map { body in
      body.velocity.length * duration / max(body.reach * 0.5, 0.5)
    }
    return Int(min(max(counts.max() ?? 0, 4), 20).rounded(.up))
  }
}

/// The frames of a running animator, which they do not retain.
@MainActor
private final class AnimatorFrames {
  private weak var animator: UIDynamicAnimator?
  private var link: CADisplayLink?

  init(_ animator: UIDynamicAnimator, _ view: UIView?) {
    self.animator = animator
    let link = CADisplayLink(target: self, selector: Selector(AnimatorFrames.tick(_:)))
    self.link = link
    link._add(to: _DisplayFrames.showing(view))
  }

  private func tick(_ link: CADisplayLink) {
    guard let animator else { return end() }
    animator._tick(link.duration)
  }

  func end() {
    link?.invalidate()
    link = nil
  }
}
