// Margins of cells, headers and footers that follow the readable width.

extension UITableView {
  /// Moves the content of visible cells, headers and footers to the readable part of their width.
  final func _followReadableWidth() {
    guard cellLayoutMarginsFollowReadableWidth || _readableInset != 0 else { return }
    let sides = _sectionInsets
    let width = bounds.width - sides.leading - sides.trailing
    let margin = (width - UILayoutGuide._readableWidth) / 2
    let standard = UITableView.defaultSeparatorInset.left
    _readableInset = cellLayoutMarginsFollowReadableWidth ? max(0, margin - standard) : 0
    for cell in _cells { cell._takeReadableInset(_readableInset) }
    for section in _sections.values { takeReadableInset(section) }
  }

  /// Moves the content of the header and footer of a section.
  private func takeReadableInset(_ section: TableSectionView) {
    for edge in [section.header, section.footer] {
      (edge as? UITableViewHeaderFooterView)?._takeReadableInset(_readableInset)
    }
  }
}

extension UITableViewCell {
  /// The distance of the content's margins from the standard ones, in points.
  final var _readableInset: CGFloat { _lazyCellState?.readableInset ?? 0 }

  final func _takeReadableInset(_ inset: CGFloat) {
    let old = _readableInset
    guard inset != old else { return }
    _setLazyState(\.readableInset, to: inset)
    _content?._changeReadableInset(from: old, to: inset)
    _lazyCellState?.labels?._changeReadableInset(from: old, to: inset)
    _separatorsMoved()
  }
}

extension UIView {
  /// Changes the margins of a content view at its sides, which contain an inset for readability.
  final func _changeReadableInset(from old: CGFloat, to new: CGFloat) {
    guard new != old else { return }
    if let list = self as? UIListContentView {
      list._readableInset = new
    } else {
      directionalLayoutMargins.leading += new - old
      directionalLayoutMargins.trailing += new - old
    }
  }
}
