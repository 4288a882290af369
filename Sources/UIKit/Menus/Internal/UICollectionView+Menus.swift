extension UICollectionView {
  /// A person asked what can be done with an item, or with all that are selected if it is one.
  ///
  /// - Returns: Whether a menu is open now.
  final func _openMenu(of cell: UICollectionViewCell, at point: CGPoint) -> Bool {
    guard !isEditing, let place = _position(of: cell),
      let configuration = configuration(for: place, at: _contentOffset(displayed: point)).flatMap(
        \.self
      ),
      let runtime = _runtime
    else { return false }
    // The delegate may have changed the items while it was asked.
    guard _position(of: cell) != nil else { return false }
    _conceal()
    let owner = ContextMenuSession.Owner.collection(self, paths(of: place))
    return runtime.open(ContextMenuSession(configuration, owner: owner), from: cell)
  }

  /// - Returns: What the delegate says; nil where it does not implement the question.
  private func configuration(
    for place: RowPosition,
    at point: CGPoint
  ) -> UIContextMenuConfiguration?? {
    guard let delegate else { return nil }
    let answer = OptionalRequirement.contextMenu.call {
      delegate.collectionView(
        self,
        contextMenuConfigurationForItemsAt: paths(of: place),
        point: point
      )
    }
    if let answer { return answer }
    return OptionalRequirement.itemMenu.call {
      delegate.collectionView(
        self,
        contextMenuConfigurationForItemAt: IndexPath(place),
        point: point
      )
    }
  }

  private func paths(of place: RowPosition) -> [IndexPath] {
    _selected.count > 1 && _selected.contains(place)
      ? _selected.map { IndexPath($0) } : [IndexPath(place)]
  }

  /// Whether a display lets a person ask for a menu: found once, by asking about the first item
  /// shown.
  final func _offersMenu(at path: IndexPath) -> Bool {
    guard !isEditing else { return false }
    if let _delegateHasMenus { return _delegateHasMenus }
    let configuration = configuration(for: RowPosition(path), at: .zero)
    _delegateHasMenus = configuration != nil
    return configuration != nil
  }
}
