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
