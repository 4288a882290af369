import UIKitHosting

// The separator below a cell, and the indentation of the content.

extension UITableViewCell {
  /// The insets of the separator, unless the app has set them.
  final var _impliedSeparatorInset: UIEdgeInsets {
    var inset = _tableView?.separatorInset ?? UITableView.defaultSeparatorInset
    if let _contentLeading { inset.left = _contentLeading }
    inset.left += _indentation
    return inset
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
