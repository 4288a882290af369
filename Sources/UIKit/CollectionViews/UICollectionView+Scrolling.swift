extension UICollectionView {
  final func _scrollToItem(at place: RowPosition, at position: ScrollPosition, animated: Bool) {
    _loadCountsIfNeeded()
    precondition(
      _counts.contains(place),
      "Attempted to scroll to an item that does not exist: \(place.row) of \(place.section)."
    )
    _request(place, position, animated: animated)
  }

  /// Scrolls to an item now, or as soon as the collection view has a size.
  final func _request(_ item: RowPosition, _ position: ScrollPosition, animated: Bool) {
    let room = _room
    guard room.width > 0, room.height > 0, !_needsPlacing || !_shown.isEmpty else {
      _requested = (item, position)
      return setNeedsLayout()
    }
    _go(to: item, position, animated: animated)
  }

  final func _go(to item: RowPosition, _ position: ScrollPosition, animated: Bool) {
    _prepareIfNeeded()
    let path = IndexPath(item)
    guard let attributes = collectionViewLayout.layoutAttributesForItem(at: path) else { return }
    var frame = attributes.frame
    if let strip = attributes._strip {
      scroll(strip, to: _ownFrame(attributes), position, animated: animated)
      frame.origin.x = _displayedOffset.x
      frame.size.width = 0
    }
    let (seen, room) = (_displayedOffset, _room)
    let x = Self._offset(
      seen.x,
      showing: (frame.minX, frame.width),
      in: (room.width, _contentSize.width),
      at: position.horizontal
    )
    let y = Self._offset(
      seen.y,
      showing: (frame.minY, frame.height),
      in: (room.height, _contentSize.height),
      at: position.vertical,
      collapsed: _collapsibleBarHeight
    )
    let target = collectionViewLayout.targetContentOffset(
      forProposedContentOffset: _contentOffset(displayed: CGPoint(x: x, y: y))
    )
    setContentOffset(target, animated: animated)
  }

  private func scroll(
    _ strip: Strip,
    to frame: CGRect,
    _ position: ScrollPosition,
    animated: Bool
  ) {
    let view = _stripView(strip)
    let x = Self._offset(
      view._displayedOffset.x,
      showing: (frame.minX, frame.width),
      in: (strip.frame.width, strip.contentSize.width),
      at: position.horizontal
    )
    view._setDisplayedOffset(CGPoint(x: x, y: 0), animated: animated)
  }
}

extension UICollectionView.ScrollPosition {
  fileprivate var vertical: CGFloat? {
    contains(.top) ? 0 : contains(.centeredVertically) ? 0.5 : contains(.bottom) ? 1 : nil
  }

  fileprivate var horizontal: CGFloat? {
    contains(.left) ? 0 : contains(.centeredHorizontally) ? 0.5 : contains(.right) ? 1 : nil
  }
}
