import UIKitHosting

// The separator below a cell, and the indentation of the content.

extension UITableViewCell {
  /// The insets of the separator, unless the app has set them.
  final var _impliedSeparatorInset: UIEdgeInsets {
    let standard = UITableView.defaultSeparatorInset
    let chosen = _tableView?.separatorInset ?? standard
    var inset = standard
    inset.left = (_contentLeading ?? standard.left + _readableInset) + _indentation
    if _readableInset > 0 { inset.right = standard.left + _readableInset }
    if chosen == standard { return inset }
    guard _tableView?.separatorInsetReference == .fromAutomaticInsets else { return chosen }
    return UIEdgeInsets(
      top: 0,
      left: inset.left + chosen.left,
      bottom: 0,
      right: inset.right + chosen.right
    )
  }

  /// The leading inset of the separator below that follows from the content, in points.
  final var _contentLeading: CGFloat? { (_listContent ?? _lazyCellState?.labels)?._textLeading }

  /// Updates the separator after a change of the table's inset, or of the table.
  final func _separatorsMoved() {
    _invalidate(.separatorInset)
  }

  /// The indentation of the content, in points.
  final var _indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  final func _changeIndentation<Value>(
    _ path: ReferenceWritableKeyPath<LazyCellState, Value?>,
    to value: Value
  ) {
    _setLazyState(path, to: value)
    setNeedsLayout()
    _invalidate(.separatorInset)
  }
}
