/// The smallest part of a compositional layout: one cell.
@MainActor
open class NSCollectionLayoutItem: NSObject {
  public final let layoutSize: NSCollectionLayoutSize

  /// What the cell keeps from the edges of its place; a guessed length has none.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  public required convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(_layoutSize: layoutSize)
  }

  init(_layoutSize: NSCollectionLayoutSize) {
    layoutSize = _layoutSize
    super.init()
  }
}
