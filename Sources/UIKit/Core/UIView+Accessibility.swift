import UIKitHosting

extension UIView {
  /// What a screen reader calls this view; nil leaves it to the view's own text.
  public var accessibilityLabel: String? {
    get { _rare?.accessibility.label }
    set { _updateAccessibility { $0.label = newValue } }
  }

  public var accessibilityValue: String? {
    get { _rare?.accessibility.value }
    set { _updateAccessibility { $0.value = newValue } }
  }

  public var accessibilityHint: String? {
    get { _rare?.accessibility.hint }
    set { _updateAccessibility { $0.hint = newValue } }
  }

  public var accessibilityTraits: UIAccessibilityTraits {
    get { UIAccessibilityTraits(rawValue: _rare?.accessibility.traits.rawValue ?? 0) }
    set {
      _updateAccessibility { $0.traits = .init(rawValue: newValue.rawValue) }
      // A row says itself whether it is a button.
      if _kind == .cell { _invalidate(.row) }
    }
  }

  public var isAccessibilityElement: Bool {
    get { _rare?.isAccessibilityElement ?? (self is UIControl || self is UILabel) }
    set {
      _makeRare().isAccessibilityElement = newValue
      _updateAccessibility {
        $0.isElement = newValue
        $0.isSilent = !newValue
      }
    }
  }

  public var accessibilityElementsHidden: Bool {
    get { _rare?.accessibility.hidesElements ?? false }
    set { _updateAccessibility { $0.hidesElements = newValue } }
  }

  /// Whether screen readers leave out what stands beside this view, in its superview.
  public var accessibilityViewIsModal: Bool {
    get { _rare?.accessibility.isModal ?? false }
    set { _updateAccessibility { $0.isModal = newValue } }
  }

  /// What screen readers and keys come to in this view, in this order, and nothing else; nil for all
  /// that is in it, in its own order.
  ///
  /// - Precondition: They are views. There are no elements that are none (`UIAccessibilityElement`).
  public var accessibilityElements: [Any]? {
    get { _rare?.elements }
    set {
      guard newValue != nil || _rare?.elements != nil else { return }
      _makeRare().elements = newValue?.map { element in
        guard let view = element as? UIView else {
          preconditionFailure("Expected a UIView as an accessibility element, got \(element).")
        }
        return view
      }
      _runtime?.noteReadingOrder(of: self)
      setNeedsLayout()
    }
  }

  /// Whether what is in this view is read before what stands beside it, which displays do for every
  /// view.
  public var shouldGroupAccessibilityChildren: Bool {
    get { _rare?.groupsElements ?? false }
    set { _makeRare().groupsElements = newValue }
  }

  /// Whether assistive technology can change its value step by step.
  final var _isAdjustable: Bool {
    accessibilityTraits.contains(.adjustable)
  }

  /// - Returns: Whether there is an order to settle again.
  final func _settleReadingOrder() -> Bool {
    let elements = _rare?.elements
    _updateAccessibility { value in
      value.order = elements?.filter { $0 !== self && $0.isDescendant(of: self) }
        .compactMap(\._nodeID)
    }
    return elements != nil
  }

  public var accessibilityIdentifier: String? {
    get { _rare?.identifier }
    set {
      guard newValue != accessibilityIdentifier else { return }
      _makeRare().identifier = newValue
      _invalidate(.identifier)
    }
  }

  final func _updateAccessibility(_ change: (inout AccessibilityValue) -> Void) {
    let rare = _makeRare()
    var value = rare.accessibility
    change(&value)
    guard value != rare.accessibility else { return }
    rare.accessibility = value
    _invalidate(.accessibility)
    _accessibilityChanged()
  }
}
