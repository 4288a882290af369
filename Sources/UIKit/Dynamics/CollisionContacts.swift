/// Two items that touch, or an item and a boundary.
@MainActor
struct CollisionContact {
  enum Other {
    case item(any UIDynamicItem)
    /// A boundary of the app; nil for the bounds of the reference view.
    case boundary(CollisionBoundary?)
  }

  let item: any UIDynamicItem
  let other: Other
  private let point: CGPoint

  init(_ item: any UIDynamicItem, _ other: Other, _ contact: DynamicContact) {
    self.item = item
    self.other = other
    point = CGPoint(contact.points.first?.location ?? .zero)
  }

  func isSame(as contact: CollisionContact) -> Bool {
    guard item === contact.item else { return false }
    switch (other, contact.other) {
    case (.item(let first), .item(let second)): return first === second
    case (.boundary(nil), .boundary(nil)): return true
    case (.boundary(let first?), .boundary(let second?)): return first.has(second.identifier)
    default: return false
    }
  }

  func begin(_ behavior: UICollisionBehavior, _ delegate: any UICollisionBehaviorDelegate) {
    switch other {
    case .item(let other):
      delegate.collisionBehavior(behavior, beganContactFor: item, with: other, at: point)
    case .boundary(let boundary):
      delegate.collisionBehavior(
        behavior,
        beganContactFor: item,
        withBoundaryIdentifier: boundary?.identifier,
        at: point
      )
    }
  }

  func end(_ behavior: UICollisionBehavior, _ delegate: any UICollisionBehaviorDelegate) {
    switch other {
    case .item(let other):
      delegate.collisionBehavior(behavior, endedContactFor: item, with: other)
    case .boundary(let boundary):
      delegate.collisionBehavior(
        behavior,
        endedContactFor: item,
        withBoundaryIdentifier: boundary?.identifier
      )
    }
  }
}

/// The contacts of a frame, compared with those of the frame before.
@MainActor
struct CollisionContacts {
  private var former: [CollisionContact] = []
  private var current: [CollisionContact] = []

  mutating func note(_ contact: CollisionContact) {
    if !current.contains(where: contact.isSame) { current.append(contact) }
  }

  mutating func remove(_ item: any UIDynamicItem) {
    former.removeAll { contact in
      if case .item(let other) = contact.other, other === item { return true }
      return contact.item === item
    }
  }

  /// Ends the frame, and returns the contacts that began and ended in it.
  mutating func takeChanges() -> (began: [CollisionContact], ended: [CollisionContact]) {
    let began = current.filter { contact in !former.contains(where: contact.isSame) }
    let ended = former.filter { contact in !current.contains(where: contact.isSame) }
    former = current
    current = []
    return (began, ended)
  }
}
