import Foundation

/// The interactive movement of an item.
@MainActor
final class InteractiveMovement {
  /// The place of the item in the data.
  let source: RowPosition
  /// The index path after a drop at the current position, once the item is removed from the source.
  var target: RowPosition
  let cell: UICollectionViewCell
  /// The cells that are displayed away from their layout frames.
  var displaced: [UICollectionViewCell] = []

  init(_ source: RowPosition, _ cell: UICollectionViewCell) {
    self.source = source
    self.cell = cell
    target = source
  }

  /// Returns the position at which another item is displayed during the movement.
  func displayedPlace(of place: RowPosition) -> RowPosition {
    var displayed = place
    if place.section == source.section, place.row > source.row { displayed.row -= 1 }
    if displayed.section == target.section, displayed.row >= target.row { displayed.row += 1 }
    return displayed
  }
}

extension UICollectionView {
  /// The duration of the animation in which other items make room, in seconds.
  private static let duration: TimeInterval = 0.25

  final func _beginMovement(of place: RowPosition) -> Bool {
    _updateVisibleContent()
    guard _movement == nil, _counts.contains(place), let cell = _cell(at: place),
      cell._superview === self, _canMove(place)
    else { return false }
    _movement = InteractiveMovement(place, cell)
    _conceal()
    bringSubviewToFront(cell)
    cell.setNeedsUpdateConfiguration()
    return true
  }

  final func _updateMovement(to position: CGPoint) {
    guard let movement = currentMovement() else { return }
    let path = IndexPath(movement.source)
    let current = IndexPath(movement.target)
    let proposed = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: current,
      withPosition: position
    )
    var target = proposed
    if proposed != current, let delegate {
      target = delegate.collectionView(
        self,
        targetIndexPathForMoveOfItemFromOriginalIndexPath: path,
        atCurrentIndexPath: current,
        toProposedIndexPath: proposed
      )
    }
    let place = RowPosition(target)
    let isOther = place != movement.target
    if isOther, isPlace(place, for: movement) { movement.target = place }
    let held = collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
      at: path,
      withTargetPosition: position
    )
    shift(movement.cell, to: held.center)
    if isOther { UIView.animate(withDuration: Self.duration) { self.makeRoom(movement) } }
  }

  final func _endMovement() {
    guard let movement = currentMovement() else { return }
    finish(movement)
    guard movement.target != movement.source, isPlace(movement.target, for: movement) else {
      return
    }
    if let source = dataSource as? any _ReorderingSource {
      _ = source._reorder(from: IndexPath(movement.source), to: IndexPath(movement.target))
    } else {
      _moveInDataAndView(movement.source, movement.target)
    }
  }

  final func _cancelMovement() {
    guard let movement = currentMovement() else { return }
    UIView.animate(withDuration: Self.duration) { self.finish(movement) }
  }

  /// Ends a movement whose item may change; the cell may be reused for it.
  final func _abandonMovement() {
    if let movement = _movement { finish(movement) }
  }

  /// Returns the current movement, which ends if its item is gone.
  private func currentMovement() -> InteractiveMovement? {
    guard let movement = _movement else { return nil }
    _updateVisibleContent()
    guard _cell(at: movement.source) === movement.cell else {
      finish(movement)
      return nil
    }
    return movement
  }

  private func finish(_ movement: InteractiveMovement) {
    _movement = nil
    for cell in movement.displaced + [movement.cell] { cell.transform = .identity }
    movement.cell.setNeedsUpdateConfiguration()
    _needsPlacing = true
    setNeedsLayout()
  }

  /// Returns whether the item can be dropped at a position: in its section, or up to the end of
  /// another.
  private func isPlace(_ place: RowPosition, for movement: InteractiveMovement) -> Bool {
    guard _counts.rows.indices.contains(place.section) else { return false }
    let count = _counts.rows[place.section] - (place.section == movement.source.section ? 1 : 0)
    return 0...count ~= place.row
  }

  /// Shows the other items as if the moved item had been dropped.
  private func makeRoom(_ movement: InteractiveMovement) {
    for cell in movement.displaced { cell.transform = .identity }
    movement.displaced = []
    for (element, view) in _shown where element.kind == nil && view !== movement.cell {
      guard let cell = view as? UICollectionViewCell else { continue }
      let displayed = movement.displayedPlace(of: element.place)
      guard displayed != element.place, cell._superview === self,
        let frame = collectionViewLayout.layoutAttributesForItem(at: IndexPath(displayed))?.frame
      else { continue }
      shift(cell, to: CGPoint(x: frame.midX, y: frame.midY))
      movement.displaced.append(cell)
    }
  }

  private func shift(_ cell: UICollectionViewCell, to center: CGPoint) {
    let own = cell.center
    cell.transform = CGAffineTransform(translationX: center.x - own.x, y: center.y - own.y)
  }
}
