import UIKitHosting

extension UIView {
  /// A Boolean value that indicates whether assistive technology can increment and decrement the
  /// value.
  final var _isAdjustable: Bool {
    accessibilityTraits.contains(.adjustable)
  }

  final func _changeAccessibilityPlaces(_ change: (inout AccessibilityPlaces) -> Void) {
    var places = _lazyState?.accessibilityPlaces ?? AccessibilityPlaces()
    change(&places)
    _makeLazyState().accessibilityPlaces = places
  }

  final func _setAccessibilityElement(_ isElement: Bool) {
    _makeLazyState().isAccessibilityElement = isElement
    _updateAccessibility { $0.setElement(isElement) }
  }

  final func _setAccessibilityElements(_ elements: [Any]?) {
    guard elements != nil || _lazyState?.elements != nil else { return }
    _makeLazyState().elements = elements
    _runtime?.setNeedsAccessibilityUpdate(self)
    setNeedsLayout()
  }

  /// Returns the views of elements; this view takes in those of elements that are no views.
  private func _views(_ elements: [Any]?) -> [UIView]? {
    var own: [AccessibilityElementView] = []
    let views: [UIView]? = elements?.compactMap { element in
      if let view = element as? UIView { return view }
      guard let element = element as? UIAccessibilityElement else { return nil }
      let known = element._shownView.flatMap { $0._superview === self ? $0 : nil }
      let view = known ?? AccessibilityElementView(element)
      own.append(view)
      return view
    }
    _show(own)
    return views
  }

  private func _show(_ views: [AccessibilityElementView]) {
    let former = _layoutState?.elementViews ?? []
    if !former.elementsEqual(views, by: ===) {
      let kept = Set(views.map(ObjectIdentifier.init))
      for old in former where !kept.contains(ObjectIdentifier(old)) { old._removeFromSuperview() }
      _makeLayoutState().elementViews = views
      for new in views where new._superview == nil { _insert(new, at: _subviews.count) }
    }
    for view in views { view.update() }
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
    let elements = _views(overridesAccessibility ? _overriddenElements : _lazyState?.elements)
    _updateAccessibility { value in
      value.order = elements?.filter { $0 !== self && $0.isDescendant(of: self) }
        .compactMap(\._nodeID)
    }
    if overridesAccessibility { _updateOverriddenAccessibility() }
    return elements != nil || overridesAccessibility
  }

  /// The elements that the class lists, by the property or by the methods of a container.
  private var _overriddenElements: [Any]? {
    if let accessibilityElements { return accessibilityElements }
    let count = accessibilityElementCount()
    guard count != NSNotFound, count > 0 else { return nil }
    return (0..<count).compactMap { accessibilityElement(at: $0) }
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

/// The places that an app sets for assistive technology, in the coordinates of the screen.
struct AccessibilityPlaces {
  var activationPoint: CGPoint?
  var frame: CGRect?
}

extension AccessibilityValue {
  fileprivate mutating func setElement(_ isElement: Bool) {
    self.isElement = isElement
    isSilent = !isElement
  }
}
