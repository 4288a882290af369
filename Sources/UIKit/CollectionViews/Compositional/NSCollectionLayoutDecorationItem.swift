/// A view behind the items of a section, which knows nothing of data; its class is registered with the
/// layout.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public private(set) final var elementKind = ""
  /// Views of a higher number stand in front of those of a lower one.
  open var zIndex: Int = 0

  /// Behind all of a section, less its `contentInsets`.
  open class func background(elementKind: String) -> Self {
    let item = Self(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalHeight(1)
      )
    )
    item.elementKind = elementKind
    return item
  }
}
