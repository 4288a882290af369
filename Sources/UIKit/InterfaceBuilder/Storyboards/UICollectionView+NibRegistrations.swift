extension UICollectionView.CellRegistration {
  /// Creates a registration of the cell in a nib.
  public init(cellNib: UINib, handler: @escaping Handler) {
    self.init(handler: handler) { $0.register(cellNib, forCellWithReuseIdentifier: $1) }
  }
}

extension UICollectionView.SupplementaryRegistration {
  /// Creates a registration of the view in a nib.
  public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
    self.init(elementKind: elementKind, handler: handler) {
      $0.register(
        supplementaryNib,
        forSupplementaryViewOfKind: elementKind,
        withReuseIdentifier: $1
      )
    }
  }
}
