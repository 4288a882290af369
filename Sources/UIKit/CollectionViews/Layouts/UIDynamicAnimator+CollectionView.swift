extension UICollectionViewLayoutAttributes: UIDynamicItem {}

extension UIDynamicAnimator {
  /// Creates an animator of the attributes of a layout, which it invalidates after each frame.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init()
    _frameShown = { [weak layout] in layout?.invalidateLayout() }
    _otherBounds = { [weak layout] in
      layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
    }
  }

  /// Returns the attributes of a cell among the items of the behaviors.
  public func layoutAttributesForCell(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, nil, indexPath)
  }

  public func layoutAttributesForSupplementaryView(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.supplementaryView, kind, indexPath)
  }

  public func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.decorationView, decorationViewKind, indexPath)
  }

  private func attributes(
    _ category: UICollectionView.ElementCategory,
    _ kind: String?,
    _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    behaviors.flatMap(\._all).flatMap(\._list.all).lazy
      .compactMap { $0 as? UICollectionViewLayoutAttributes }
      .first {
        $0.representedElementCategory == category && $0.representedElementKind == kind
          && $0.indexPath == indexPath
      }
  }
}
