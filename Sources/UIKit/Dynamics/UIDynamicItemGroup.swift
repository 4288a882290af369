/// Dynamic items that move and turn as one.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  private let members: [any UIDynamicItem]
  /// The centres and transforms of the items while the group is at the origin, without a turn.
  private let places: [(center: CGPoint, transform: CGAffineTransform)]
  private let size: CGSize

  /// Creates a group of items at their current places.
  public init(items: [any UIDynamicItem]) {
    members = items
    let frames = items.map { DynamicShape.outline(of: $0).boundingBox }
    let frame = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
    size = frame.size
    let origin = CGPoint(x: frame.midX, y: frame.midY)
    center = origin
    places = items.map {
      (CGPoint(x: $0.center.x - origin.x, y: $0.center.y - origin.y), $0.transform)
    }
  }

  open var items: [any UIDynamicItem] { members }

  @_Observed open var center: CGPoint {
    didSet { place() }
  }

  open var bounds: CGRect { CGRect(origin: .zero, size: size) }

  @_Observed open var transform = CGAffineTransform.identity {
    didSet { place() }
  }

  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// The shapes of the items, relative to the group's centre.
  final var _shapes: [DynamicShape] {
    zip(members, places).map { item, place in
      DynamicShape(of: item).transformed(
        by: place.transform.concatenating(
          CGAffineTransform(translationX: place.center.x, y: place.center.y)
        )
      )
    }
  }

  private func place() {
    for (item, place) in zip(members, places) {
      let offset = place.center.applying(transform)
      item.center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
      item.transform = place.transform.concatenating(transform)
    }
  }
}
