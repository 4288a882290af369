import UIKitHosting

extension UIView {
  /// A Boolean value that indicates whether assistive technology can increment and decrement the
  /// value.
  final var _isAdjustable: Bool {
    accessibilityTraits.contains(.adjustable)
  }

  final func _setAccessibilityElement(_ isElement: Bool) {
    _makeLazyState().isAccessibilityElement = isElement
    _updateAccessibility { $0.setElement(isElement) }
  }

  final func _setAccessibilityElements(_ elements: [Any]?) {
    guard elements != nil || _lazyState?.elements != nil else { return }
    _makeLazyState().elements = _views(elements)
    _runtime?.setNeedsAccessibilityUpdate(self)
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
  final var _overridesAccessibility: Bool {
    _overrides.contains(.accessibility)
  }

  /// Updates accessibility properties that can change without notice: the reading order, and
  /// overridden properties.
  ///
  /// - Returns: True if an update is required with the next commit too.
  final func _updateAccessibilityIfNeeded() -> Bool {
    let overridesAccessibility = _overridesAccessibility
    let elements = overridesAccessibility ? _views(accessibilityElements) : _lazyState?.elements
    _updateAccessibility { value in
      value.order = elements?.filter { $0 !== self && $0.isDescendant(of: self) }
        .compactMap(\._nodeID)
    }
    if overridesAccessibility { _updateOverriddenAccessibility() }
    return elements != nil || overridesAccessibility
  }

  private func _updateOverriddenAccessibility() {
    let lazyState = _makeLazyState()
    if accessibilityIdentifier != lazyState.sentIdentifier {
      lazyState.sentIdentifier = accessibilityIdentifier
      _invalidate(.identifier)
    }
    var value = lazyState.accessibility
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
    guard value != _sentAccessibility else { return }
    let old = _sentAccessibility
    lazyState.sentAccessibility = value
    _accessibilityValueChanged(from: old)
    if value.hasActions != old.hasActions { _customActionsChanged() }
  }

  /// The accessibility attributes that displays receive.
  final var _sentAccessibility: AccessibilityValue {
    _lazyState?.sentAccessibility ?? _lazyState?.accessibility ?? AccessibilityValue()
  }

  final func _named(_ value: AccessibilityValue) -> AccessibilityValue {
    guard value.label == nil, let name = _impliedName else { return value }
    var value = value
    value.label = name
    return value
  }

  final func _updateAccessibility(_ change: (inout AccessibilityValue) -> Void) {
    let lazyState = _makeLazyState()
    var value = lazyState.accessibility
    change(&value)
    guard value != lazyState.accessibility else { return }
    let old = lazyState.accessibility
    lazyState.accessibility = value
    _accessibilityValueChanged(from: old)
  }

  private func _accessibilityValueChanged(from old: AccessibilityValue) {
    _invalidate(.accessibility)
    // A row reports itself whether it is a button.
    if _kind == .cell, _sentAccessibility.traits != old.traits { _invalidate(.row) }
    _accessibilityChanged()
  }
}

extension AccessibilityValue {
  fileprivate mutating func setElement(_ isElement: Bool) {
    self.isElement = isElement
    isSilent = !isElement
  }
}
