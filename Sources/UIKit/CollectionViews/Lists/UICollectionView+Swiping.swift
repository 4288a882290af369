import UIKitHosting

// Swipe actions of list items.

extension UICollectionView: SwipedList {
  final func _reveal(_ edge: SwipeEdge, of cell: UICollectionViewCell) -> Bool {
    !isEditing && _open(edge, of: cell)
  }

  /// Reveals an item's swipe actions.
  ///
  /// - Returns: True if there are any.
  final func _open(_ edge: SwipeEdge, of cell: UICollectionViewCell) -> Bool {
    guard let place = _position(of: cell),
      let configuration = provider(edge, in: place.section)?(IndexPath(place)),
      !configuration.actions.isEmpty
    else { return false }
    // The provider may have changed the list.
    guard _position(of: cell) != nil else { return false }
    _conceal()
    _openSwipe = OpenSwipe(configuration, on: edge, of: cell)
    return true
  }

  final func _isShown(_ cell: UICollectionViewCell) -> Bool {
    _position(of: cell) != nil
  }

  final func _didConcealSwipeActions(_ cell: UICollectionViewCell) {}

  /// Updates the interactions that a cell offers to displays: swipe actions, a context menu, an
  /// outline and moves.
  final func _updateOffers(of cell: UICollectionViewCell) {
    let place = cell._element.place
    let list = isEditing ? nil : collectionViewLayout._list(ofSection: place.section)
    cell._swipes = (
      leading: list?.leadingSwipeActionsConfigurationProvider != nil,
      trailing: list?.trailingSwipeActionsConfigurationProvider != nil
    )
    cell._hasMenu = _offersMenu(at: IndexPath(place))
    cell._isMovable = cell._hasGrip && _canMove(place)
    if let cell = cell as? UICollectionViewListCell { _updateOutline(of: cell) }
  }

  private func provider(
    _ edge: SwipeEdge,
    in section: Int
  ) -> UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider? {
    let list = collectionViewLayout._list(ofSection: section)
    return switch edge {
    case .leading: list?.leadingSwipeActionsConfigurationProvider
    case .trailing: list?.trailingSwipeActionsConfigurationProvider
    }
  }
}
