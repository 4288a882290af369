/// The smallest part of a compositional layout: one cell.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  public final let layoutSize: NSCollectionLayoutSize

  /// What the cell keeps from the edges of its place; a guessed length has none.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The spacing around the item or the group, beside that between items; it takes room, and none of the
  /// item's own.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// The views that are tied to the cell: badges.
  public private(set) final var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []

  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(_layoutSize: layoutSize)
    self.supplementaryItems = supplementaryItems
  }

  public required convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(_layoutSize: layoutSize)
  }

  init(_layoutSize: NSCollectionLayoutSize) {
    layoutSize = _layoutSize
    super.init()
  }
}
