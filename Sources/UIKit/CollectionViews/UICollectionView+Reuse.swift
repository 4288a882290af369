extension UICollectionView {
  /// Dequeues a cell of a registration's class, configured by its handler.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: UICollectionView.CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    let identifier = registration.identifier
    if !_reuse.isRegistered(kind: nil, identifier: identifier) {
      registration.register(self, identifier)
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
      registration.register(self, identifier)
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

  // MARK: Classes and views of identifiers

  final func _registerCell(_ cellClass: AnyClass?, _ identifier: String) {
    guard let cellClass else {
      return _reuse.register(nil, kind: nil, identifier: identifier)
    }
    guard let type = cellClass as? UICollectionViewCell.Type else {
      preconditionFailure("Expected a class of collection view cells, got \(cellClass).")
    }
    _reuse.register(type, kind: nil, identifier: identifier)
  }

  final func _registerView(_ viewClass: AnyClass?, ofKind kind: String, _ identifier: String) {
    guard let viewClass else {
      return _reuse.register(nil, kind: kind, identifier: identifier)
    }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      preconditionFailure("Expected a class of UICollectionReusableView, got \(viewClass).")
    }
    _reuse.register(type, kind: kind, identifier: identifier)
  }

  final func _requiredCell(_ identifier: String) -> UICollectionViewCell {
    let view = _reuse.take(kind: nil, identifier: identifier)
    guard let cell = view as? UICollectionViewCell else {
      preconditionFailure(
        """
        Unable to dequeue a cell with identifier \(identifier): no class is registered for it. \
        Call register(_:forCellWithReuseIdentifier:) first, in viewDidLoad() for example.
        """
      )
    }
    return cell
  }

  final func _requiredView(ofKind kind: String, _ identifier: String) -> UICollectionReusableView {
    guard let view = _reuse.take(kind: kind, identifier: identifier) else {
      preconditionFailure(
        """
        Unable to dequeue a \(kind) with identifier \(identifier): no class is registered \
        for it. Call register(_:forSupplementaryViewOfKind:withReuseIdentifier:) first.
        """
      )
    }
    return view
  }
}
