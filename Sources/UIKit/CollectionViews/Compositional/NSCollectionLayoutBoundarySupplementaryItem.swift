/// A view beside the items of a section, or one tied to an item: a badge.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The place in the item, from whose edges the view stands inwards.
  public private(set) final var containerAnchor = NSCollectionLayoutAnchor(edges: .all)
  /// The place in the view that comes to lie on the container's; nil for the view's own edges.
  public private(set) final var itemAnchor: NSCollectionLayoutAnchor?

  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize: layoutSize)
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize,
      elementKind: elementKind,
      containerAnchor: containerAnchor
    )
    self.itemAnchor = itemAnchor
  }

  /// Its frame in an item of that size.
  final func _frame(in container: CGSize) -> CGRect {
    let size = layoutSize._resolved(in: container)
    let place = containerAnchor._place
    let own = itemAnchor?._place ?? place
    let off = containerAnchor._offset(size)
    let back = itemAnchor?._offset(size) ?? .zero
    return CGRect(
      x: container.width * place.x + off.x - size.width * own.x - back.x,
      y: container.height * place.y + off.y - size.height * own.y - back.y,
      width: size.width,
      height: size.height
    )
  }

  public internal(set) final var elementKind = ""
  /// Views of a higher number stand in front of those of a lower one.
  open var zIndex: Int = 1
}

/// A header or a footer of a section, or what stands at its other edges.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public private(set) final var alignment = NSRectAlignment.top
  /// By how much it stands off its place, in points.
  public private(set) final var offset = CGPoint.zero

  /// Whether it makes room for itself, rather than standing over the items.
  open var extendsBoundary: Bool = true

  /// Whether it stays in sight as long as its section does, where one scrolls up and down.
  open var pinToVisibleBounds: Bool = false

  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize,
      elementKind: elementKind,
      alignment: alignment,
      absoluteOffset: .zero
    )
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.init(layoutSize: layoutSize)
    self.elementKind = elementKind
    self.alignment = alignment
    offset = absoluteOffset
  }
}
