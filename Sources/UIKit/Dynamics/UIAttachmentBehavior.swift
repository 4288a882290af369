/// A behavior that attaches an item to a point, or two items to each other.
open class UIAttachmentBehavior: UIDynamicBehavior {
  public enum AttachmentType: Int, Sendable {
    case items
    case anchor
  }

  /// The movements that an attachment permits.
  enum Kind {
    /// The points keep their distance, as if by a rod or a spring.
    case distance
    /// The points are at most as far apart as the length, as if by a rope.
    case limit
    /// The first item moves along an axis of the second, without turning.
    case sliding(axis: Vector)
    /// Neither item moves relative to the other.
    case fixed
    /// The items turn about a common point.
    case pin
  }

  private let first: any UIDynamicItem
  private let firstOffset: Vector
  private let second: (any UIDynamicItem)?
  private let secondOffset: Vector
  private var kind = Kind.distance
  /// The anchor when the behavior was made.
  private var startAnchor: Vector
  /// The place of the first item relative to the second when the behavior was made.
  private let start: Placement

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  public init(
    item: any UIDynamicItem,
    offsetFromCenter offset: UIOffset,
    attachedToAnchor point: CGPoint
  ) {
    (first, firstOffset) = (item, Vector(offset))
    (second, secondOffset) = (nil, .zero)
    start = Placement(of: item, from: nil)
    anchorPoint = point
    startAnchor = Vector(point)
    length = (start.point(Vector(offset)) - Vector(point)).length
    super.init()
    _list = DynamicItems(items)
  }

  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  public init(
    item item1: any UIDynamicItem,
    offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    (first, firstOffset) = (item1, Vector(offset1))
    (second, secondOffset) = (item2, Vector(offset2))
    start = Placement(of: item1, from: item2)
    anchorPoint = .zero
    startAnchor = .zero
    length = (start.point(Vector(offset1)) - start.otherPoint(Vector(offset2))).length
    super.init()
    _list = DynamicItems(items)
  }

  /// Returns an attachment that lets the first item slide along an axis of the second.
  open class func slidingAttachment(
    with item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(item: item1, attachedTo: item2)
      .restricted(to: .sliding(axis: Vector(axis).unit), at: point)
  }

  /// Returns an attachment that lets an item slide along an axis, on which the anchor is 0.
  open class func slidingAttachment(
    with item: any UIDynamicItem,
    attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(item: item, attachedToAnchor: point)
      .restricted(to: .sliding(axis: Vector(axis).unit), at: point)
  }

  /// Returns an attachment that keeps two points at most as far apart as they are.
  open class func limitAttachment(
    with item1: any UIDynamicItem,
    offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      item: item1,
      offsetFromCenter: offset1,
      attachedTo: item2,
      offsetFromCenter: offset2
    )
    .restricted(to: .limit, at: .zero)
  }

  /// Returns an attachment that keeps two items as they are relative to each other.
  open class func fixedAttachment(
    with item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(item: item1, attachedTo: item2).restricted(to: .fixed, at: point)
  }

  /// Returns an attachment that lets two items turn about a point.
  open class func pinAttachment(
    with item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(item: item1, attachedTo: item2).restricted(to: .pin, at: point)
  }

  private func restricted(to kind: Kind, at anchor: CGPoint) -> UIAttachmentBehavior {
    self.kind = kind
    anchorPoint = anchor
    startAnchor = Vector(anchor)
    return self
  }

  open var items: [any UIDynamicItem] { [first] + [second].compactMap(\.self) }

  open var attachedBehaviorType: UIAttachmentBehavior.AttachmentType {
    second == nil ? .anchor : .items
  }

  /// The point to which a single item is attached, in the coordinates of the reference view.
  @_Observed open var anchorPoint: CGPoint {
    didSet { if anchorPoint != oldValue { _changed() } }
  }

  /// The distance of the attached points, in points.
  @_Observed open var length: CGFloat {
    didSet { if length != oldValue { _changed() } }
  }

  /// The damping of a springy attachment: 1 for critical damping.
  @_Observed open var damping: CGFloat = 0 {
    didSet { if damping != oldValue { _changed() } }
  }

  /// The oscillations per second of a springy attachment; 0 for a rigid one.
  @_Observed open var frequency: CGFloat = 0 {
    didSet { if frequency != oldValue { _changed() } }
  }

  /// The force that is needed to turn items that are pinned together.
  @_Observed open var frictionTorque: CGFloat = 0 {
    didSet { if frictionTorque != oldValue { _changed() } }
  }

  /// The distances, in points, that a sliding item may have from where it was, or the rotations, in
  /// radians, of items that are pinned together.
  @_Observed open var attachmentRange = UIFloatRange.infinite {
    didSet { if attachmentRange != oldValue { _changed() } }
  }

  package override func _contribute(to step: DynamicStep) {
    guard let body = step.body(of: first) else { return }
    let other = second.flatMap(step.body(of:))
    switch kind {
    case .distance: keepDistance(body, other, isLimit: false, in: step)
    case .limit: keepDistance(body, other, isLimit: true, in: step)
    case .sliding(let axis): slide(body, other, along: axis, in: step)
    case .fixed:
      let aim = aim(of: body, other)
      let otherArm = other.map { body.center - $0.center }
      join(body, at: .zero, other, at: otherArm, body.center - aim.point, nil, in: step)
      step.add(MotionConstraint(turning: other, body, error: aim.turn))
    case .pin: pin(body, other, in: step)
    }
  }

  private var spring: DynamicSpring? {
    frequency > 0 ? DynamicSpring(frequency: frequency, damping: damping) : nil
  }

  private func keepDistance(
    _ body: DynamicBody,
    _ other: DynamicBody?,
    isLimit: Bool,
    in step: DynamicStep
  ) {
    let arm = firstOffset.turned(by: body.angle)
    let otherArm = other.map { secondOffset.turned(by: $0.angle) }
    let anchor = other.map { $0.center + (otherArm ?? .zero) } ?? Vector(anchorPoint)
    let distance = body.center + arm - anchor
    guard length > 0.01 || isLimit else {
      return join(body, at: arm, other, at: otherArm, distance, spring, in: step)
    }
    let error = distance.length - length
    guard !isLimit || error > 0 else { return }
    var constraint = MotionConstraint(
      other,
      at: otherArm ?? .zero,
      body,
      at: arm,
      along: distance.unit,
      error: error,
      spring: spring
    )
    if isLimit { constraint.range = -Double.infinity...0 }
    step.add(constraint)
  }

  /// Returns where the first body would be, relative to the second, if it had not moved.
  private func aim(of body: DynamicBody, _ other: DynamicBody?) -> (point: Vector, turn: Double) {
    guard let other else {
      return (start.center + Vector(anchorPoint) - startAnchor, body.angle - start.angle)
    }
    let turn = other.angle - start.otherAngle
    let place = other.center + (start.center - start.otherCenter).turned(by: turn)
    return (place, body.angle - start.angle - turn)
  }

  /// Keeps two points together, which are at a distance.
  private func join(
    _ body: DynamicBody,
    at arm: Vector,
    _ other: DynamicBody?,
    at otherArm: Vector?,
    _ distance: Vector,
    _ spring: DynamicSpring?,
    in step: DynamicStep
  ) {
    for axis in [Vector(1, 0), Vector(0, 1)] {
      step.add(
        MotionConstraint(
          other,
          at: otherArm ?? .zero,
          body,
          at: arm,
          along: axis,
          error: distance.dot(axis),
          spring: spring
        )
      )
    }
  }

  private func slide(
    _ body: DynamicBody,
    _ other: DynamicBody?,
    along axis: Vector,
    in step: DynamicStep
  ) {
    let axis = axis.turned(by: other.map { $0.angle - start.otherAngle } ?? 0)
    let aim = aim(of: body, other)
    let distance = body.center - aim.point
    let otherArm = other.map { body.center - $0.center } ?? .zero
    func constraint(_ axis: Vector, _ error: Double) -> MotionConstraint {
      MotionConstraint(other, at: otherArm, body, along: axis, error: error)
    }
    step.add(constraint(axis.normal, distance.dot(axis.normal)))
    step.add(MotionConstraint(turning: other, body, error: aim.turn))
    let place = distance.dot(axis)
    if let limit = limit(place) {
      var constraint = constraint(axis, limit.error)
      constraint.range = limit.impulses
      step.add(constraint)
    }
  }

  private func pin(_ body: DynamicBody, _ other: DynamicBody?, in step: DynamicStep) {
    let arm = (startAnchor - start.center).turned(by: body.angle - start.angle)
    let otherArm = other.map {
      (startAnchor - start.otherCenter).turned(by: $0.angle - start.otherAngle)
    }
    let anchor = other.map { $0.center + (otherArm ?? .zero) } ?? Vector(anchorPoint)
    let distance = body.center + arm - anchor
    join(body, at: arm, other, at: otherArm, distance, nil, in: step)
    if frictionTorque > 0 {
      var friction = MotionConstraint(turning: other, body)
      let impulse = Double(frictionTorque) * 10_000 * step.duration
      friction.range = -impulse...impulse
      step.add(friction)
    }
    if let limit = limit(aim(of: body, other).turn) {
      var constraint = MotionConstraint(turning: other, body, error: limit.error)
      constraint.range = limit.impulses
      step.add(constraint)
    }
  }

  /// Returns how far a place is outside of the range, and the impulses that lead back.
  private func limit(_ place: Double) -> (error: Double, impulses: ClosedRange<Double>)? {
    if place < attachmentRange.minimum {
      return (place - Double(attachmentRange.minimum), 0...Double.infinity)
    }
    if place > attachmentRange.maximum {
      return (place - Double(attachmentRange.maximum), -Double.infinity...0)
    }
    return nil
  }

  /// The centres and rotations of the items.
  @MainActor
  private struct Placement {
    let center: Vector
    let angle: Double
    let otherCenter: Vector
    let otherAngle: Double

    init(of item: any UIDynamicItem, from other: (any UIDynamicItem)?) {
      center = Vector(item.center)
      angle = Self.angle(of: item)
      otherCenter = other.map { Vector($0.center) } ?? .zero
      otherAngle = other.map(Self.angle) ?? 0
    }

    private static func angle(of item: any UIDynamicItem) -> Double {
      Double(atan2(item.transform.b, item.transform.a))
    }

    /// Returns a point of the first item in the coordinates of the reference view.
    func point(_ offset: Vector) -> Vector { center + offset.turned(by: angle) }

    func otherPoint(_ offset: Vector) -> Vector { otherCenter + offset.turned(by: otherAngle) }
  }
}
