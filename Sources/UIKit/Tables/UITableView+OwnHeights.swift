extension UITableViewCell {
  /// Whether it says its own height: by `systemLayoutSizeFitting`, or where no constraints are in its
  /// content by `sizeThatFits(_:)`; displays find the heights of all others.
  final var _saysItsHeight: Bool {
    let overrides = _overrides
    return overrides.contains(.systemLayoutSizeFitting)
      || (overrides.contains(.sizeThatFits) && !_hasConstraints)
  }
}

extension UITableView {
  /// Asks the cells that say their own height, those whose width or row is another one than before.
  final func _fitCells() {
    guard _hasFittingCells else { return }
    for cell in _cells where cell._saysItsHeight {
      guard _height(at: IndexPath(cell._position)) == nil else { continue }
      let width = cell.bounds.width
      guard width > 0, cell._fittedWidth != width else { continue }
      cell._fittedWidth = width
      let size = cell.systemLayoutSizeFitting(
        CGSize(width: width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      cell._height = Double(size.height)
    }
  }

  /// A cell shows a row, or may be of another height.
  final func _setHeight(of cell: UITableViewCell) {
    let height = _height(at: IndexPath(cell._position))
    guard height == nil, cell._saysItsHeight else {
      cell._height = height
      return
    }
    cell._fittedWidth = nil
    _hasFittingCells = true
    setNeedsLayout()
  }
}
