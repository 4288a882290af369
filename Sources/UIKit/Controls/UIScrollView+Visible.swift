import UIKitHosting

// The visible part of the content.

extension UIScrollView {
  /// The size of the view without what covers its edges.
  final var _room: CGSize {
    _updateFramesIfStale()
    return _lastRoom
  }

  /// The same by the last layout.
  final var _lastRoom: CGSize {
    let insets = _lastInsets
    return CGSize(
      width: _frame.width - insets.left - insets.right,
      height: _frame.height - insets.top - insets.bottom
    )
  }

  /// The part of the content that is visible, with what bars cover.
  final var _visibleRect: CGRect {
    _updateFramesIfStale()
    return _lastVisibleRect
  }

  /// The same by the last layout.
  final var _lastVisibleRect: CGRect {
    CGRect(origin: contentOffset, size: _frame.size)
  }

  /// A point or an offset of the content, as apps count it, for one that displays count from where the content
  /// rests.
  final func _contentOffset(displayed offset: CGPoint) -> CGPoint {
    let insets = _lastInsets
    return CGPoint(x: offset.x - insets.left, y: offset.y - insets.top)
  }

  /// The inverse of `_contentOffset(displayed:)`.
  final func _displayedOffset(content offset: CGPoint) -> CGPoint {
    let insets = _lastInsets
    return CGPoint(x: offset.x + insets.left, y: offset.y + insets.top)
  }

  /// Reports other insets of the content.
  ///
  /// The content rests where it did: the offset changes by as much.
  final func _reportInsets() {
    let insets = _lastInsets
    guard insets != _reportedInsets else { return }
    _reportedInsets = insets
    _offsetChanged()
    adjustedContentInsetDidChange()
    _scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// The widths of the covered edges, with the insets of the content, by the last layout.
  final var _lastInsets: UIEdgeInsets {
    var insets = contentInset
    let covered = _adjustment
    guard covered != .zero, _runtime != nil else { return insets }
    let isReversed = _readsFromTheRight
    insets.top += CGFloat(covered.top)
    insets.bottom += CGFloat(covered.bottom)
    insets.left += CGFloat(isReversed ? covered.trailing : covered.leading)
    insets.right += CGFloat(isReversed ? covered.leading : covered.trailing)
    return insets
  }

  /// The part of the safe area that the content keeps clear of by itself, by the last layout.
  ///
  /// That is what covers the top and the bottom, and the sides too where the content scrolls sideways. Other
  /// content reaches the sides, and views in it have the safe area.
  final var _adjustment: EdgesValue {
    guard contentInsetAdjustmentBehavior != .never, var covered = _layoutState?.safeArea else {
      return .zero
    }
    if !_adjustsSides { (covered.leading, covered.trailing) = (0, 0) }
    return covered
  }

  /// The part of the safe area that views in the content have.
  final var _unadjusted: EdgesValue {
    guard contentInsetAdjustmentBehavior != .never else { return _safeArea }
    var rest = EdgesValue.zero
    if !_adjustsSides { (rest.leading, rest.trailing) = (_safeArea.leading, _safeArea.trailing) }
    return rest
  }

  /// Whether the content keeps clear of what covers the sides.
  ///
  /// Rows of tables inset their own content.
  private var _adjustsSides: Bool {
    if _kind == .table { return false }
    return contentInsetAdjustmentBehavior == .always || _scrollsSideways(_contentSize)
  }

  private func _scrollsSideways(_ content: CGSize) -> Bool {
    alwaysBounceHorizontal || content.width > _frame.width + 0.5
  }

  /// Has what lies in the content take another part of the safe area, if the content scrolls sideways now, or no
  /// more.
  final func _contentSizeChanged(from old: CGSize) {
    guard old.width != _contentSize.width, let covered = _layoutState?.safeArea,
      covered.leading != 0 || covered.trailing != 0,
      _scrollsSideways(old) != _scrollsSideways(_contentSize)
    else { return }
    _sidesChanged()
  }

  /// Has what lies in the content take another part of the safe area.
  final func _sidesChanged() {
    _markFramesStale()
    if _frameOnDisplay != .none { _markForCommit(.frame) }
    _reportInsets()
  }

  /// The offset at which a part of the content is visible, along one axis.
  ///
  /// - Parameters:
  ///   - now: The offset now.
  ///   - part: The start and the length of the part.
  ///   - lengths: Those of the room and of the content.
  ///   - place: 0 for the start of the room, 1 for its end, 0.5 for its middle; nil for the nearest offset.
  ///   - collapsed: The length by which a bar at the start gives way while the content is scrolled.
  /// - Returns: An offset within the content.
  static func _offset(
    _ now: CGFloat,
    showing part: (start: CGFloat, length: CGFloat),
    in lengths: (room: CGFloat, content: CGFloat),
    at place: CGFloat?,
    collapsed: CGFloat = 0
  ) -> CGFloat {
    // From the foot of the collapsed bar.
    let (first, room) = (now - collapsed, lengths.room + collapsed)
    let wanted: CGFloat
    if let place {
      wanted = part.start - (room - part.length) * place
    } else if part.start < first {
      wanted = part.start
    } else {
      wanted = max(first, part.start + part.length - room)
    }
    return max(0, min(wanted + collapsed, lengths.content - lengths.room))
  }

  /// The height by which the bar above gives way while the content is scrolled.
  final var _collapsibleBarHeight: CGFloat {
    var view = _superview
    while let current = view, current._kind != .page { view = current._superview }
    let bar = view?._subviews.lazy.compactMap { $0 as? _NavigationBarView }.first
    guard contentInsetAdjustmentBehavior != .never, let bar else { return 0 }
    return min(bar._collapsibleHeight, CGFloat(_layoutState?.safeArea.top ?? 0))
  }
}
