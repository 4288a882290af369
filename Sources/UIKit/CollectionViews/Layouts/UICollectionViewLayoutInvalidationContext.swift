/// What of a layout is to be computed anew.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is asked for again, data included.
  public internal(set) final var invalidateEverything = false
  /// Whether the numbers of sections and items are asked for again.
  public internal(set) final var invalidateDataSourceCounts = false
  /// The items named so far; nil for none.
  public private(set) final var invalidatedItemIndexPaths: [IndexPath]?

  public override init() {
    super.init()
  }

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}
