import UIKitHosting

// The visible part of the content.

extension UIScrollView {
  final func _setContentSize(_ new: CGSize) {
    _willChange(["contentSize"])
    defer { _didChange(["contentSize"]) }
    guard new != _contentSize else { return }
    _contentSize = new
    _markFramesStale()
    if _kind == .scrollView { _mark(.scroll) }
  }

  final func _contentInsetChanged() {
    _invalidate(.scroll)
    _reportInsets()
  }

  final func _insetAdjustmentChanged() {
    _invalidate(.scroll)
    _layoutChanged()
    setNeedsLayout()
    _reportInsets()
  }

  final func _scrollToVisible(_ rect: CGRect, animated: Bool) {
    let content = contentSize
    let seen = viewportSize
    let wanted = rect.intersection(CGRect(origin: .zero, size: content))
    guard !wanted.isNull else { return }
    func place(_ offset: CGFloat, _ first: CGFloat, _ last: CGFloat, _ seen: CGFloat) -> CGFloat {
      if first < offset || last - first > seen { return first }
      return max(offset, last - seen)
    }
    let offset = _displayedOffset
    let goal = CGPoint(
      x: place(offset.x, wanted.minX, wanted.maxX, seen.width),
      y: place(offset.y, wanted.minY, wanted.maxY, seen.height)
    )
    let most = CGPoint(x: content.width - seen.width, y: content.height - seen.height)
    _setDisplayedOffset(
      CGPoint(x: max(0, min(goal.x, most.x)), y: max(0, min(goal.y, most.y))),
      animated: animated
    )
  }

  /// The size of the viewport without the adjusted content insets.
  private var viewportSize: CGSize {
    let insets = adjustedContentInset
    return CGSize(
      width: bounds.width - insets.left - insets.right,
      height: bounds.height - insets.top - insets.bottom
    )
  }

  /// The size of the view without the covered edges.
  final var _room: CGSize {
    _updateFramesIfStale()
    return _lastRoom
  }

  /// The size as of the last layout, without the covered edges.
  final var _lastRoom: CGSize {
    let insets = _lastInsets
    return CGSize(
      width: _frame.width - insets.left - insets.right,
      height: _frame.height - insets.top - insets.bottom
    )
  }

  /// The visible part of the content, including the part that bars cover.
  final var _visibleRect: CGRect {
    _updateFramesIfStale()
    return _lastVisibleRect
  }

  /// The visible part of the content as of the last layout.
  final var _lastVisibleRect: CGRect {
    CGRect(origin: contentOffset, size: _frame.size)
  }

  /// Converts an offset from the coordinates of displays, which start at the resting position of
  /// the content.
  final func _contentOffset(displayed offset: CGPoint) -> CGPoint {
    let insets = _lastInsets
    return CGPoint(x: offset.x - insets.left, y: offset.y - insets.top)
  }

  /// The inverse of `_contentOffset(displayed:)`.
  final func _displayedOffset(content offset: CGPoint) -> CGPoint {
    let insets = _lastInsets
    return CGPoint(x: offset.x + insets.left, y: offset.y + insets.top)
  }

  /// Reports changed content insets.
  ///
  /// The content keeps its resting position, so the offset changes by the difference.
  final func _reportInsets() {
    let insets = _lastInsets
    guard insets != _reportedInsets else { return }
    _reportedInsets = insets
    _offsetChanged()
    adjustedContentInsetDidChange()
    _scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// The content insets plus the covered edges, as of the last layout.
  final var _lastInsets: UIEdgeInsets {
    var insets = contentInset
    let covered = _adjustment
    guard covered != .zero, _runtime != nil else { return insets }
    let isReversed = _usesRightToLeftLayout
    insets.top += CGFloat(covered.top)
    insets.bottom += CGFloat(covered.bottom)
    insets.left += CGFloat(isReversed ? covered.trailing : covered.leading)
    insets.right += CGFloat(isReversed ? covered.leading : covered.trailing)
    return insets
  }

  /// The part of the safe area that the content avoids by itself, as of the last layout.
  ///
  /// It comprises top and bottom, and the sides if the content scrolls horizontally. Other content
  /// extends to the sides, and its views inherit that part of the safe area.
  final var _adjustment: EdgesValue {
    guard contentInsetAdjustmentBehavior != .never, var covered = _layoutState?.safeArea else {
      return .zero
    }
    if !_adjustsSides { (covered.leading, covered.trailing) = (0, 0) }
    return covered
  }

  /// The part of the safe area that views in the content inherit.
  final var _unadjusted: EdgesValue {
    guard contentInsetAdjustmentBehavior != .never else { return _safeArea }
    var rest = EdgesValue.zero
    if !_adjustsSides { (rest.leading, rest.trailing) = (_safeArea.leading, _safeArea.trailing) }
    return rest
  }

  /// A Boolean value that indicates whether the content avoids the safe area at the sides.
  ///
  /// Table rows inset their own content.
  private var _adjustsSides: Bool {
    if _kind == .table { return false }
    return contentInsetAdjustmentBehavior == .always || _scrollsSideways(_contentSize)
  }

  private func _scrollsSideways(_ content: CGSize) -> Bool {
    alwaysBounceHorizontal || content.width > _frame.width + 0.5
  }

  /// Updates the safe area of the content if horizontal scrolling has been enabled or disabled by
  /// the new size.
  final func _contentSizeChanged(from old: CGSize) {
    guard old.width != _contentSize.width, let covered = _layoutState?.safeArea,
      covered.leading != 0 || covered.trailing != 0,
      _scrollsSideways(old) != _scrollsSideways(_contentSize)
    else { return }
    _sidesChanged()
  }

  /// Updates the safe area of the content.
  final func _sidesChanged() {
    _markFramesStale()
    if _frameOnDisplay != .none { _markForCommit(.frame) }
    _reportInsets()
  }

  /// Returns the offset along an axis at which a part of the content is visible.
  ///
  /// - Parameters:
  ///   - now: The current offset.
  ///   - part: The start and the length of the part.
  ///   - lengths: The lengths of the viewport and of the content.
  ///   - place: 0 for the start of the viewport, 1 for its end, 0.5 for its centre; nil for the
  ///     nearest offset.
  ///   - collapsed: The length by which a bar at the start collapses on scrolling.
  /// - Returns: An offset within the content.
  static func _offset(
    _ now: CGFloat,
    showing part: (start: CGFloat, length: CGFloat),
    in lengths: (room: CGFloat, content: CGFloat),
    at place: CGFloat?,
    collapsed: CGFloat = 0
  ) -> CGFloat {
    // Coordinates relative to the bottom of the collapsed bar.
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

  /// The height by which the bar above collapses on scrolling.
  final var _collapsibleBarHeight: CGFloat {
    var view = _superview
    while let current = view, current._kind != .page { view = current._superview }
    let bar = view?._subviews.lazy.compactMap { $0 as? _NavigationBarView }.first
    guard contentInsetAdjustmentBehavior != .never, let bar else { return 0 }
    return min(bar._collapsibleHeight, CGFloat(_layoutState?.safeArea.top ?? 0))
  }
}
