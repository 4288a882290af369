/// The smallest part of a compositional layout: one cell.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  public final let layoutSize: NSCollectionLayoutSize

  /// The insets of the cell in its frame; estimated lengths ignore them.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The spacing around the item or the group, in addition to `interItemSpacing`; it does not
  /// shrink the item.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// The badges that are attached to the cell.
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
