/// The spacing around an item, at each edge fixed or flexible; nil for none.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  public final let leading: NSCollectionLayoutSpacing?
  public final let top: NSCollectionLayoutSpacing?
  public final let trailing: NSCollectionLayoutSpacing?
  public final let bottom: NSCollectionLayoutSpacing?

  public convenience init(
    leading: NSCollectionLayoutSpacing?,
    top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.init(leading, top, trailing, bottom)
  }

  private init(
    _ leading: NSCollectionLayoutSpacing?,
    _ top: NSCollectionLayoutSpacing?,
    _ trailing: NSCollectionLayoutSpacing?,
    _ bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }

  /// The spacing before and after an item along an axis.
  final func _pair(
    isHorizontal: Bool
  ) -> (before: NSCollectionLayoutSpacing?, after: NSCollectionLayoutSpacing?) {
    isHorizontal ? (leading, trailing) : (top, bottom)
  }
}
