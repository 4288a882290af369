import UIKitHosting

// The views behind the content of a cell.

extension UITableViewCell {
  final func _setBackgroundConfiguration(_ new: UIBackgroundConfiguration?) {
    let old = backgroundConfiguration
    guard new != old else { return }
    _setLazyState(\.backgroundConfiguration, to: new)
    if new != nil { backgroundView = nil }
    _invalidate(.background)
    _lazyCellState?.configuredBackground.show(new) { _putBehind($0, at: 0) }
    layer.cornerRadius = new?._ofOwner.cornerRadius ?? 0
    _showStroke(of: new?._ofOwner, insteadOf: old?._ofOwner)
  }

  final func _setBackgroundView(_ new: UIView?) {
    backgroundView?.removeFromSuperview()
    _setLazyState(\.backgroundView, to: new)
    guard let new else { return }
    backgroundConfiguration = nil
    _putBehind(new, at: 0)
  }

  final func _setSelectedBackground(
    _ path: ReferenceWritableKeyPath<LazyCellState, UIView?>,
    to view: UIView?
  ) {
    _lazyCellState?[keyPath: path]?.removeFromSuperview()
    _setLazyState(path, to: view)
    _invalidate(.row)
    _showSelection()
  }

  /// Updates the view behind a selected cell.
  final func _showSelection() {
    guard let lazyState = _lazyCellState else { return }
    let views = [lazyState.multipleSelectionBackgroundView, lazyState.selectedBackgroundView]
      .compactMap(\.self)
    guard !views.isEmpty else { return }
    let several = _togglesSelection ? lazyState.multipleSelectionBackgroundView : nil
    let shown = selectionStyle == .none ? nil : several ?? lazyState.selectedBackgroundView
    for view in views where view !== shown { view.removeFromSuperview() }
    guard let shown else { return }
    let isLowest = lazyState.backgroundView == nil && lazyState.configuredBackground == nil
    if shown._superview !== self { _putBehind(shown, at: isLowest ? 0 : 1) }
    shown.isHidden = !_isSelected && !_isHighlighted
  }

  /// The background colour of the cell itself; nil for the table's.
  final var _ownBackground: UIColor? {
    guard let backgroundConfiguration else { return backgroundColor }
    // A display draws the cards of grouped tables below their cells.
    if backgroundConfiguration._ofOwnView != nil, let table = _tableView, table.style != .plain {
      return table.backgroundColor ?? .systemGroupedBackground
    }
    return backgroundConfiguration._ofOwner._explicitBackgroundColor(tintColor) ?? backgroundColor
  }

  final func _putBehind(_ view: UIView, at index: Int) {
    view._slot = .behind
    insertSubview(view, at: index)
  }
}
