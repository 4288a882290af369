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
      _setLazyState(\.swipeActions, to: newValue)
      _invalidate(.swipeActions)
      if (newValue != nil) != wasSwiped { setNeedsUpdateConfiguration() }
    }
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
