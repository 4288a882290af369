import UIKitHosting

extension UIView {
  /// A Boolean value that indicates whether assistive technology can increment and decrement the
  /// value.
  final var _isAdjustable: Bool {
    accessibilityTraits.contains(.adjustable)
  }

  final func _setAccessibilityElement(_ isElement: Bool) {
    _makeRare().isAccessibilityElement = isElement
    _updateAccessibility { $0.setElement(isElement) }
  }

  final func _setAccessibilityElements(_ elements: [Any]?) {
    guard elements != nil || _rare?.elements != nil else { return }
    _makeRare().elements = _views(elements)
    _runtime?.noteSpeaking(self)
    setNeedsLayout()
  }

  private func _views(_ elements: [Any]?) -> [UIView]? {
    elements?.map { element in
      guard let view = element as? UIView else {
        preconditionFailure("Expected a UIView as an accessibility element, got \(element).")
      }
      return view
    }
  }

  /// A Boolean value that indicates whether the class overrides accessibility properties.
  final var _speaksForItself: Bool {
    _overrides.contains(.accessibility)
  }

  /// Updates accessibility properties that can change without notice: the reading order, and
  /// overridden properties.
  ///
  /// - Returns: True if an update is required with the next commit too.
  final func _settleSpeaking() -> Bool {
    let speaksForItself = _speaksForItself
    let elements = speaksForItself ? _views(accessibilityElements) : _rare?.elements
    _updateAccessibility { value in
      value.order = elements?.filter { $0 !== self && $0.isDescendant(of: self) }
        .compactMap(\._nodeID)
    }
    if speaksForItself { _settleOwnWords() }
    return elements != nil || speaksForItself
  }

  private func _settleOwnWords() {
    let rare = _makeRare()
    if accessibilityIdentifier != rare.toldIdentifier {
      rare.toldIdentifier = accessibilityIdentifier
      _invalidate(.identifier)
    }
    var value = rare.accessibility
    value.label = accessibilityLabel
    value.value = accessibilityValue
    value.hint = accessibilityHint
    value.language = accessibilityLanguage
    value.traits = .init(rawValue: accessibilityTraits.rawValue)
    value.hidesElements = accessibilityElementsHidden
    value.isModal = accessibilityViewIsModal
    if _overrides.contains(.isAccessibilityElement) {
      value.setElement(isAccessibilityElement)
    }
    value.hasActions = _hasCustomActions
    guard value != _spoken else { return }
    let old = _spoken
    rare.spoken = value
    _tellAccessibility(insteadOf: old)
    if value.hasActions != old.hasActions { _customActionsChanged() }
  }

  /// The accessibility attributes that displays receive.
  final var _spoken: AccessibilityValue {
    _rare?.spoken ?? _rare?.accessibility ?? AccessibilityValue()
  }

  final func _named(_ value: AccessibilityValue) -> AccessibilityValue {
    guard value.label == nil, let name = _impliedName else { return value }
    var value = value
    value.label = name
    return value
  }

  final func _updateAccessibility(_ change: (inout AccessibilityValue) -> Void) {
    let rare = _makeRare()
    var value = rare.accessibility
    change(&value)
    guard value != rare.accessibility else { return }
    let old = rare.accessibility
    rare.accessibility = value
    _tellAccessibility(insteadOf: old)
  }

  private func _tellAccessibility(insteadOf old: AccessibilityValue) {
    _invalidate(.accessibility)
    // A row reports itself whether it is a button.
    if _kind == .cell, _spoken.traits != old.traits { _invalidate(.row) }
    _accessibilityChanged()
  }
}

extension AccessibilityValue {
  fileprivate mutating func setElement(_ isElement: Bool) {
    self.isElement = isElement
    isSilent = !isElement
  }
}
