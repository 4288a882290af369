/// The smallest part of a compositional layout: one cell.
@MainActor
open class NSCollectionLayoutItem: NSObject {
  public final let layoutSize: NSCollectionLayoutSize

  /// What the cell keeps from the edges of its place; a guessed length has none.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  public required init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }
}
