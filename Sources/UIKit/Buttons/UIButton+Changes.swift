import UIKitHosting

// The consequences of changes to the content, the menu and the state.

extension UIButton {
  final func _selectionKindChanged() {
    if _isPopUp { menu?._selectFirstIfNeeded() }
    if _togglesSelection || _written.contains(.isSelected) { _invalidate(.isSelected) }
    _stateChanged()
  }

  final func _titleLabelChanged(_ key: AttributeKey) {
    _invalidate(key)
    if key == .font { invalidateIntrinsicContentSize() }
  }

  /// The title colour for the button's state; nil if none was set.
  final var _titleColor: UIColor? { _titleColors[state] ?? _titleColors[.normal] }

  final var _hasHighlightedContent: Bool {
    _titles.hasValue(for: .highlighted)
      || _attributedTitles.hasValue(for: .highlighted)
      || _titleColors.hasValue(for: .highlighted)
      || _images.hasValue(for: .highlighted)
      || _details?.backgrounds.hasValue(for: .highlighted) == true
      || _details?.symbols.hasValue(for: .highlighted) == true
  }

  /// Updates the button after the selection of another menu element.
  final func _menuChose() {
    if _isPopUp { _stateChanged() }
  }

  final func _changeDetails(
    for state: UIControl.State = .normal,
    _ change: (_ButtonDetails) -> Void
  ) {
    let details = _details ?? _ButtonDetails()
    _details = details
    change(details)
    _contentChanged(for: state)
  }

  final func _contentChanged() {
    for key in [AttributeKey.text, .image, .font, .buttonStyle] { _invalidate(key) }
    if _hasTitleRuns {
      _invalidate(.attributedText)
    } else {
      _written.remove(AttributeKeys(.attributedText))
      _dirty.remove(AttributeKeys(.attributedText))
    }
    _namePicture()
    _titleView.text = currentTitle
    invalidateIntrinsicContentSize()
  }

  final func _contentChanged(for state: UIControl.State) {
    _contentChanged()
    if state.contains(.highlighted) { _pointersChanged() }
  }

  final func _namePicture() {
    let hasText = !(currentTitle?.isEmpty ?? true) || configuration?.subtitle != nil
    let picture = hasText ? nil : currentImage
    guard picture?._symbolName != _namesake?._symbolName else { return }
    _namesake = picture
    _invalidate(.accessibility)
  }
}
