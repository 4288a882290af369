import UIKitHosting

// The states of a cell, and the configurations that follow them.

extension UITableViewCell {
  final func _setSelected(_ selected: Bool) {
    _isSelected = selected
    _invalidate(.row)
    _showSelection()
    _content?._highlightContent(_isSelected || _isHighlighted)
    setNeedsUpdateConfiguration()
  }

  final func _setHighlighted(_ highlighted: Bool) {
    _isHighlighted = highlighted
    _showSelection()
    _content?._highlightContent(_isSelected || _isHighlighted)
    setNeedsUpdateConfiguration()
  }

  /// The revealed swipe actions.
  final var _swipeActions: SwipeActionsValue? {
    get { _lazyCellState?.swipeActions }
    set {
      let wasSwiped = _swipeActions != nil
      guard newValue != _swipeActions else { return }
      var state = _stateMask(isEditing: isEditing)
      state.remove(.showingDeleteConfirmation)
      if newValue?.edge == .trailing { state.insert(.showingDeleteConfirmation) }
      let changesState = (newValue != nil) != wasSwiped
      if changesState { willTransition(to: state) }
      _setLazyState(\.swipeActions, to: newValue)
      _invalidate(.swipeActions)
      guard changesState else { return }
      setNeedsUpdateConfiguration()
      didTransition(to: state)
    }
  }

  /// Returns the controls that the cell shows if it is edited, or not.
  final func _stateMask(isEditing: Bool) -> UITableViewCell.StateMask {
    var state: UITableViewCell.StateMask = []
    if isEditing, editingStyle != .none { state.insert(.showingEditControl) }
    if showingDeleteConfirmation { state.insert(.showingDeleteConfirmation) }
    return state
  }

  final var _configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isSwiped = _swipeActions != nil
    _tableView?._dragging?.describe(self, in: &state)
    return state
  }

  final func _updateConfigurationIfNeeded() {
    guard _needsConfigurationUpdate else { return }
    _needsConfigurationUpdate = false
    updateConfiguration(using: configurationState)
  }
}
