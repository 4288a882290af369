extension UICollectionView {
  /// Opens the context menu of an item, or of all selected items if it is one of them.
  ///
  /// - Returns: Whether a menu is open now.
  final func _openMenu(of cell: UICollectionViewCell, at point: CGPoint) -> Bool {
    guard !isEditing, let place = _position(of: cell),
      let configuration = configuration(for: place, at: _contentOffset(displayed: point)).flatMap(
        \.self
      ),
      let runtime = _runtime
    else { return false }
    // The delegate may have changed the items during the call.
    guard _position(of: cell) != nil else { return false }
    _conceal()
    let owner = ContextMenuSession.Owner.collection(self, paths(of: place))
    return runtime.open(ContextMenuSession(configuration, owner: owner), from: cell)
  }

  /// - Returns: The delegate's result; nil if it does not implement the method.
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

  /// Returns whether displays offer a context menu, determined once by a request for the first
  /// shown item.
  final func _offersMenu(at path: IndexPath) -> Bool {
    guard !isEditing else { return false }
    if let _delegateHasMenus { return _delegateHasMenus }
    let configuration = configuration(for: RowPosition(path), at: .zero)
    _delegateHasMenus = configuration != nil
    return configuration != nil
  }
}
