/// A view behind the items of a section, independent of data; its class is registered with the
/// layout.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public private(set) final var elementKind = ""
  /// The stacking order: views with a higher value are in front of those with a lower value.
  open var zIndex: Int = 0

  /// Returns a decoration behind a whole section, inset by its `contentInsets`.
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
