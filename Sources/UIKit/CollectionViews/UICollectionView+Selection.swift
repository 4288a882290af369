extension UICollectionView {
  /// Selects an item that the user tapped.
  ///
  /// - Returns: True if the tap had an effect.
  final func _selectTapped(_ cell: UICollectionViewCell) -> Bool {
    if cell._togglesByTap { return cell._outlineTapped() }
    guard let place = _position(of: cell), offersTap(on: place) else { return false }
    let path = IndexPath(place)
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
    if _counts.contains(place) { toggle(place, path) }
    cell.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
    return true
  }

  private func toggle(_ place: RowPosition, _ path: IndexPath) {
    if _isMultipleSelectionEnabled, _selected.contains(place) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      return deselectAndNotify(place)
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !_isMultipleSelectionEnabled {
      for other in _selected where other != place { deselectAndNotify(other) }
    }
    // The delegate may have changed the data.
    guard _counts.contains(place), !_needsReload else { return }
    _select(place)
    let segue = _cell(at: place)?._segue
    if let segue, let controller = segue.controller {
      segue.performIfAllowed(from: controller, sender: _cell(at: place))
    }
    let isImplemented = OptionalRequirement.didSelect.callIfImplemented {
      delegate?.collectionView(self, didSelectItemAt: path)
    }
    if !isImplemented, segue == nil, !_isMultipleSelectionEnabled { disableSelection() }
  }

  final func _select(_ place: RowPosition) {
    if !_selected.contains(place) { _selected.append(place) }
    _cell(at: place)?.isSelected = true
  }

  final func _deselect(_ place: RowPosition) {
    _selected.removeAll { $0 == place }
    _cell(at: place)?.isSelected = false
  }

  final func _selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    _loadCountsIfNeeded()
    guard let indexPath else {
      for place in _selected { _deselect(place) }
      return
    }
    let place = RowPosition(indexPath)
    precondition(
      _counts.contains(place),
      "Expected an item that exists to select, got \(place.row) of section \(place.section)."
    )
    guard allowsSelection else { return }
    if !_isMultipleSelectionEnabled {
      for other in _selected where other != place { _deselect(other) }
    }
    _select(place)
    if !scrollPosition.isEmpty { _request(place, scrollPosition, animated: animated) }
  }

  private func deselectAndNotify(_ place: RowPosition) {
    _deselect(place)
    delegate?.collectionView(self, didDeselectItemAt: IndexPath(place))
  }

  // MARK: - Selectability

  /// Updates whether displays offer a cell for tapping.
  ///
  /// A cell with a segue has one. A delegate counts as interested until a tap has shown that it does not implement
  /// `didSelectItemAt`; this cannot be determined earlier.
  final func _updateSelectability(of cell: UICollectionViewCell) {
    let isWorthIt =
      _isMultipleSelectionEnabled || cell._segue != nil || (delegate != nil && !_ignoresSelection)
    cell._isSelectable =
      cell._togglesByTap || (isWorthIt && offersTap(on: cell._element.place))
    cell._togglesSelection =
      cell._isSelectable && _isMultipleSelectionEnabled && !cell._togglesByTap
  }

  private func offersTap(on place: RowPosition) -> Bool {
    guard offersSelection, _counts.contains(place), !_needsReload else { return false }
    return delegate?.collectionView(self, shouldHighlightItemAt: IndexPath(place)) ?? true
  }

  private var offersSelection: Bool {
    guard isEditing else { return allowsSelection }
    return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }

  /// A Boolean value that indicates whether several items can be selected together.
  final var _isMultipleSelectionEnabled: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private func disableSelection() {
    guard !_ignoresSelection else { return }
    _ignoresSelection = true
    updateSelectability()
  }

  /// Updates the cells, unless a reload is due: the delegate may not know the old items any more.
  private func updateSelectability() {
    guard !_needsReload else { return }
    for case let cell as UICollectionViewCell in _shown.values where cell._element.kind == nil {
      _updateSelectability(of: cell)
    }
  }

  final func _selectabilityChanged() {
    updateSelectability()
    guard !_isMultipleSelectionEnabled || !allowsSelection else { return }
    for place in allowsSelection ? Array(_selected.dropFirst()) : _selected { _deselect(place) }
  }
}

extension UICollectionViewCell: _TappableRow {
  final func _rowTapped() -> Bool {
    _collectionView?._selectTapped(self) ?? false
  }
}
