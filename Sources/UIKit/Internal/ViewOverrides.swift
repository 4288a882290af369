internal import CClassMethods

/// What a class of views says itself, by overriding what UIKit's class above it does, and nobody would
/// find out otherwise.
///
/// A class is looked through once.
struct ViewOverrides: OptionSet {
  let rawValue: UInt16

  /// Anything that assistive technology is told.
  static let accessibility = ViewOverrides(rawValue: 1 << 0)
  static let isAccessibilityElement = ViewOverrides(rawValue: 1 << 1)
  static let intrinsicContentSize = ViewOverrides(rawValue: 1 << 2)
  static let sizeThatFits = ViewOverrides(rawValue: 1 << 3)
  static let systemLayoutSizeFitting = ViewOverrides(rawValue: 1 << 4)
  /// How a label draws its text, and where it stands.
  static let drawText = ViewOverrides(rawValue: 1 << 5)
  static let textRect = ViewOverrides(rawValue: 1 << 6)
  /// Where the text of a field stands, and the views beside it.
  static let fieldTextRect = ViewOverrides(rawValue: 1 << 7)
  static let fieldEditingRect = ViewOverrides(rawValue: 1 << 8)
  static let fieldLeftViewRect = ViewOverrides(rawValue: 1 << 9)
  static let fieldRightViewRect = ViewOverrides(rawValue: 1 << 10)
  /// `hitTest(_:with:)` or `point(inside:with:)`.
  static let hitTest = ViewOverrides(rawValue: 1 << 11)
  /// `beginTracking(_:with:)` of controls, or its kind.
  static let tracking = ViewOverrides(rawValue: 1 << 12)
  /// `touchesBegan(_:with:)` or its kind.
  static let touches = ViewOverrides(rawValue: 1 << 13)

  @MainActor private static var known: [ObjectIdentifier: ViewOverrides] = [:]

  @MainActor
  static func of(_ type: UIView.Type) -> ViewOverrides {
    if let overrides = known[ObjectIdentifier(type)] { return overrides }
    let overrides = look(at: type)
    known[ObjectIdentifier(type)] = overrides
    return overrides
  }

  @MainActor
  private static func look(at type: UIView.Type) -> ViewOverrides {
    guard let pair = pair(of: type) else { return [] }
    var overrides = ViewOverrides()
    if class_says_accessibility(pair) { overrides.insert(.accessibility) }
    if class_says_is_element(pair) { overrides.insert(.isAccessibilityElement) }
    if class_says_content_size(pair) { overrides.insert(.intrinsicContentSize) }
    if class_says_size_that_fits(pair) { overrides.insert(.sizeThatFits) }
    if class_says_hits(pair) { overrides.insert(.hitTest) }
    if class_says_touches(pair) { overrides.insert(.touches) }
    if class_says_fitting_size(pair) { overrides.insert(.systemLayoutSizeFitting) }
    if type is UIControl.Type, class_says_tracking(pair) { overrides.insert(.tracking) }
    if type is UILabel.Type {
      if class_says_how_text_is_drawn(pair) { overrides.insert(.drawText) }
      if class_says_text_rect(pair) { overrides.insert(.textRect) }
    }
    if type is UITextField.Type {
      if class_says_field_text_rect(pair) { overrides.insert(.fieldTextRect) }
      if class_says_field_editing_rect(pair) { overrides.insert(.fieldEditingRect) }
      if class_says_field_left_rect(pair) { overrides.insert(.fieldLeftViewRect) }
      if class_says_field_right_rect(pair) { overrides.insert(.fieldRightViewRect) }
    }
    return overrides
  }

  /// A class and the one of this module's above it; nil where it is one.
  fileprivate static func pair(of type: AnyClass) -> class_pair? {
    var base: AnyClass = type
    while !isOurs(base), let next = _getSuperclass(base) { base = next }
    guard base != type else { return nil }
    return class_pair(
      metadata: unsafeBitCast(type, to: UnsafeRawPointer.self),
      base: unsafeBitCast(base, to: UnsafeRawPointer.self)
    )
  }

  /// Whether a class is one of this module's.
  private static func isOurs(_ type: AnyClass) -> Bool {
    String(reflecting: type).hasPrefix("UIKit.")
  }
}

extension UIView {
  final var _overrides: ViewOverrides { ViewOverrides.of(type(of: self)) }
}

extension UIResponder {
  @MainActor private static var touchReceivers: [ObjectIdentifier: Bool] = [:]

  /// Whether the class overrides `touchesBegan(_:with:)` or its kind.
  ///
  /// A class is looked through once.
  final var _overridesTouches: Bool {
    if let view = self as? UIView { return view._overrides.contains(.touches) }
    let type = type(of: self)
    if let known = Self.touchReceivers[ObjectIdentifier(type)] { return known }
    let overrides = ViewOverrides.pair(of: type).map(class_says_touches) ?? false
    Self.touchReceivers[ObjectIdentifier(type)] = overrides
    return overrides
  }
}
