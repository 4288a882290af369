/// A supplementary view of a section, or a badge that is attached to an item.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The anchor in the item, whose edges the view is aligned with from inside.
  public private(set) final var containerAnchor = NSCollectionLayoutAnchor(edges: .all)
  /// The anchor in the view that is placed on the container's; nil for the same edges of the view.
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

  /// Returns the view's frame in an item of the given size.
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
  /// The stacking order: views with a higher value are in front of those with a lower value.
  open var zIndex: Int = 1
}

/// A header or a footer of a section, or a view at another edge of it.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public private(set) final var alignment = NSRectAlignment.top
  /// The offset from the aligned position, in points.
  public private(set) final var offset = CGPoint.zero

  /// A Boolean value that indicates whether the section grows to contain the view, which otherwise
  /// overlaps the items.
  open var extendsBoundary: Bool = true

  /// A Boolean value that indicates whether the view stays visible with its section, in vertical
  /// layouts.
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
