extension UICollectionView {
  /// Says which class makes the cells of an identifier; nil takes that back.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    guard let cellClass else {
      return _reuse.register(nil, kind: nil, identifier: identifier)
    }
    guard let type = cellClass as? UICollectionViewCell.Type else {
      preconditionFailure("Expected a class of collection view cells, got \(cellClass).")
    }
    _reuse.register(type, kind: nil, identifier: identifier)
  }

  /// Says which class makes the views of a kind and an identifier; nil takes that back.
  public func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    guard let viewClass else {
      return _reuse.register(nil, kind: elementKind, identifier: identifier)
    }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      preconditionFailure("Expected a class of UICollectionReusableView, got \(viewClass).")
    }
    _reuse.register(type, kind: elementKind, identifier: identifier)
  }

  /// A cell that is no longer shown, made ready by `prepareForReuse()`, or a new one.
  ///
  /// Traps where no class is registered for the identifier.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
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

  /// A header, a footer or the like that is no longer shown, or a new one.
  ///
  /// Traps where no class is registered for the kind and the identifier.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = _reuse.take(kind: elementKind, identifier: identifier) else {
      preconditionFailure(
        """
        Unable to dequeue a \(elementKind) with identifier \(identifier): no class is registered \
        for it. Call register(_:forSupplementaryViewOfKind:withReuseIdentifier:) first.
        """
      )
    }
    return view
  }

  /// A cell of a registration's class, configured by its handler.
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

  /// A view of a registration's class, configured by its handler.
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
