/// A description of the parts of a layout that are invalid.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// A Boolean value that indicates whether everything is invalid, including the data.
  public internal(set) final var invalidateEverything = false
  /// A Boolean value that indicates whether the numbers of sections and items are invalid.
  public internal(set) final var invalidateDataSourceCounts = false
  /// The index paths of the invalidated items; nil for none.
  public private(set) final var invalidatedItemIndexPaths: [IndexPath]?

  public override init() {
    super.init()
  }

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}
