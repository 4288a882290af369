/// A view beside the items of a section.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
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
