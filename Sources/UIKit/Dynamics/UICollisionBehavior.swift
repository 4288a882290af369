/// A behavior that makes its items collide with each other and with boundaries.
open class UICollisionBehavior: UIDynamicBehavior {
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let items = Mode(rawValue: 1)
    public static let boundaries = Mode(rawValue: 2)
    public static let everything = Mode(rawValue: .max)
  }

  private var boundaries: [CollisionBoundary] = []
  private var insets = UIEdgeInsets.zero
  private var contacts = CollisionContacts()

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
    contacts.remove(item)
    _remove(item)
  }

  open var items: [any UIDynamicItem] { _list.all }

  @_Observed open var collisionMode: UICollisionBehavior.Mode = .everything {
    didSet { if collisionMode != oldValue { _changed() } }
  }

  /// A Boolean value that indicates whether the bounds of the reference view are a boundary.
  @_Observed open var translatesReferenceBoundsIntoBoundary: Bool = false {
    didSet { if translatesReferenceBoundsIntoBoundary != oldValue { _changed() } }
  }

  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    translatesReferenceBoundsIntoBoundary = true
    _changed()
  }

  open func addBoundary(
    withIdentifier identifier: any NSCopying,
    for bezierPath: UIBezierPath
  ) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append(CollisionBoundary(identifier, bezierPath))
    _changed()
  }

  open func addBoundary(
    withIdentifier identifier: any NSCopying,
    from p1: CGPoint,
    to p2: CGPoint
  ) {
    let line = UIBezierPath()
    line.move(to: p1)
    line.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: line)
  }

  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { $0.has(identifier) }?.path
  }

  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { $0.has(identifier) }
    _changed()
  }

  open var boundaryIdentifiers: [any NSCopying]? { boundaries.map(\.identifier) }

  open func removeAllBoundaries() {
    boundaries = []
    _changed()
  }

  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  package override func _contribute(to step: DynamicStep) {
    let bodies = step.bodies(of: _list.all)
    if collisionMode.contains(.items) { collide(bodies, in: step) }
    if collisionMode.contains(.boundaries) {
      for body in bodies { collideWithBoundaries(body, in: step) }
    }
  }

  package override func _endFrame() {
    let changes = contacts.takeChanges()
    guard let collisionDelegate else { return }
    for contact in changes.ended { contact.end(self, collisionDelegate) }
    for contact in changes.began { contact.begin(self, collisionDelegate) }
  }

  private func collide(_ bodies: [DynamicBody], in step: DynamicStep) {
    for (index, first) in bodies.enumerated() {
      for second in bodies[(index + 1)...]
      where first.inverseMass + second.inverseMass > 0
        && first.boundingBox.intersects(second.boundingBox)
      {
        for shape in first.shapes {
          for other in second.shapes {
            guard let contact = DynamicContact(shape, other) else { continue }
            step.add(contact, first, second)
            contacts.note(CollisionContact(first.item, .item(second.item), contact))
          }
        }
      }
    }
  }

  private func collideWithBoundaries(_ body: DynamicBody, in step: DynamicStep) {
    func add(_ contact: DynamicContact?, _ boundary: CollisionBoundary?) {
      guard let contact else { return }
      step.add(contact, nil, body)
      contacts.note(CollisionContact(body.item, .boundary(boundary), contact))
    }
    for boundary in boundaries where boundary.box.intersects(body.boundingBox) {
      for line in boundary.lines {
        for shape in body.shapes {
          add(DynamicContact(line: line.start, line.end, shape, center: body.center), boundary)
        }
      }
    }
    guard translatesReferenceBoundsIntoBoundary, let bounds = dynamicAnimator?._bounds else {
      return
    }
    let rectangle = bounds.inset(by: insets)
    let isInside = rectangle.contains(CGPoint(body.center))
    // Clockwise corners have the outside to their left.
    for edge in DynamicShape(rectangle).edges {
      for shape in body.shapes {
        add(
          isInside
            ? DynamicContact(plane: DynamicEdge(edge.end, edge.start), shape)
            : DynamicContact(line: edge.start, edge.end, shape, center: body.center),
          nil
        )
      }
    }
  }
}

/// A boundary of the app.
struct CollisionBoundary {
  let identifier: any NSCopying
  let path: UIBezierPath
  let lines: [(start: Vector, end: Vector)]
  let box: CGRect

  init(_ identifier: any NSCopying, _ path: UIBezierPath) {
    self.identifier = identifier
    self.path = path
    let parts = path._corners
    lines = parts.flatMap { zip($0, $0.dropFirst()).filter { $0 != $1 }.map { ($0, $1) } }
    // A straight line has no area, but is crossed.
    box = parts.flatMap(\.self).boundingBox.insetBy(dx: -1, dy: -1)
  }

  func has(_ identifier: any NSCopying) -> Bool {
    guard let own = Self.value(self.identifier), let other = Self.value(identifier) else {
      return (self.identifier as AnyObject) === (identifier as AnyObject)
    }
    return own == other
  }

  /// Returns the same value for an object and for what it is a bridge of.
  private static func value(_ identifier: any NSCopying) -> AnyHashable? {
    if let text = identifier as? NSString { return text as String }
    if let number = identifier as? NSNumber { return number }
    return identifier as? AnyHashable
  }
}
