extension UICollectionView {
  /// Goes there now, or as soon as there is a size to go by.
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
      frame.origin.x = contentOffset.x
      frame.size.width = 0
    }
    let (seen, room) = (contentOffset, _room)
    let x = Self.offset(
      seen.x,
      (frame.minX, frame.width),
      (room.width, _contentSize.width),
      position.horizontal
    )
    let y = Self.offset(
      seen.y,
      (frame.minY, frame.height),
      (room.height, _contentSize.height),
      position.vertical
    )
    let target = collectionViewLayout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: x, y: y)
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
    let x = Self.offset(
      view.contentOffset.x,
      (frame.minX, frame.width),
      (strip.frame.width, strip.contentSize.width),
      position.horizontal
    )
    view.setContentOffset(CGPoint(x: x, y: 0), animated: animated)
  }

  /// Where to scroll along one axis.
  ///
  /// - Parameters:
  ///   - now: The offset along an axis.
  ///   - item: Where the item begins, and its length.
  ///   - lengths: Of the viewport and of the content.
  ///   - place: 0 for the beginning, 1 for the end, 0.5 for the middle; nil for where it is.
  /// - Returns: The offset, within the content.
  private static func offset(
    _ now: CGFloat,
    _ item: (start: CGFloat, length: CGFloat),
    _ lengths: (room: CGFloat, content: CGFloat),
    _ place: CGFloat?
  ) -> CGFloat {
    let end = item.start + item.length
    let wanted: CGFloat
    if let place {
      wanted = item.start - (lengths.room - item.length) * place
    } else if item.start < now {
      wanted = item.start
    } else {
      wanted = max(now, end - lengths.room)
    }
    return max(0, min(wanted, lengths.content - lengths.room))
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
