extension UITableViewCell {
  /// A Boolean value indicating whether the cell computes its own height.
  ///
  /// It does by `systemLayoutSizeFitting`, or by `sizeThatFits(_:)` if its content has no
  /// constraints. Layout computes the heights of all other cells.
  final var _computesOwnHeight: Bool {
    let overrides = _overrides
    return overrides.contains(.systemLayoutSizeFitting)
      || (overrides.contains(.sizeThatFits) && !_hasConstraints)
  }
}

extension UITableView {
  /// Measures the cells that compute their own height and whose width, text size or row has changed.
  final func _fitCells() {
    guard _hasFittingCells else { return }
    for cell in _cells where cell._computesOwnHeight {
      guard _height(at: IndexPath(cell._position)) == nil else { continue }
      let width = cell.bounds.width
      let textSize = cell.traitCollection.preferredContentSizeCategory
      guard width > 0, cell._fitted?.width != width || cell._fitted?.textSize != textSize else {
        continue
      }
      cell._fitted = (width, textSize)
      let size = cell.systemLayoutSizeFitting(
        CGSize(width: width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      cell._height = Double(size.height)
    }
  }

  /// Updates the height of a cell that shows another row or may have changed its height.
  final func _setHeight(of cell: UITableViewCell) {
    let height = _height(at: IndexPath(cell._position))
    guard height == nil, cell._computesOwnHeight else {
      cell._height = height
      return
    }
    cell._fitted = nil
    _hasFittingCells = true
    setNeedsLayout()
  }
}
