extension UICollectionView {
  /// Dequeues a cell of a registration's class, configured by its handler.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: UICollectionView.CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    let identifier = registration.identifier
    if !_reuse.isRegistered(kind: nil, identifier: identifier) {
      register(Cell.self, forCellWithReuseIdentifier: identifier)
    }
    let made = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    guard let cell = made as? Cell else {
      preconditionFailure("Expected a \(Cell.self) under its own identifier, got \(made).")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Dequeues a view of a registration's class, configured by its handler.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: UICollectionView.SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.elementKind, registration.identifier)
    if !_reuse.isRegistered(kind: kind, identifier: identifier) {
      _reuse.register(Supplementary.self, kind: kind, identifier: identifier)
    }
    let made = dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: identifier,
      for: indexPath
    )
    guard let view = made as? Supplementary else {
      preconditionFailure("Expected a \(Supplementary.self) under its own identifier, got \(made).")
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}
