internal import CClassMethods

/// The methods and properties of UIKit's classes that a responder class overrides.
///
/// Each class is inspected once.
struct ResponderOverrides: OptionSet {
  let rawValue: UInt32

  /// Any accessibility property or method.
  static let accessibility = ResponderOverrides(rawValue: 1 << 0)
  static let isAccessibilityElement = ResponderOverrides(rawValue: 1 << 1)
  static let intrinsicContentSize = ResponderOverrides(rawValue: 1 << 2)
  static let sizeThatFits = ResponderOverrides(rawValue: 1 << 3)
  static let systemLayoutSizeFitting = ResponderOverrides(rawValue: 1 << 4)
  /// The drawing of a label's text, and its rectangle.
  static let drawText = ResponderOverrides(rawValue: 1 << 5)
  static let textRect = ResponderOverrides(rawValue: 1 << 6)
  /// The rectangles of a field's text and of the views beside it.
  static let fieldTextRect = ResponderOverrides(rawValue: 1 << 7)
  static let fieldEditingRect = ResponderOverrides(rawValue: 1 << 8)
  static let fieldLeftViewRect = ResponderOverrides(rawValue: 1 << 9)
  static let fieldRightViewRect = ResponderOverrides(rawValue: 1 << 10)
  /// `hitTest(_:with:)` or `point(inside:with:)`.
  static let hitTest = ResponderOverrides(rawValue: 1 << 11)
  /// `beginTracking(_:with:)` of controls, or a related method.
  static let tracking = ResponderOverrides(rawValue: 1 << 12)
  /// `touchesBegan(_:with:)` or a related method.
  static let touches = ResponderOverrides(rawValue: 1 << 13)
  /// `pressesBegan(_:with:)` or a related method.
  static let presses = ResponderOverrides(rawValue: 1 << 14)
  /// `draw(_:)`.
  static let draw = ResponderOverrides(rawValue: 1 << 15)
  /// `motionBegan(_:with:)` or a related method.
  static let motions = ResponderOverrides(rawValue: 1 << 16)
  /// `layoutSublayers(of:)`.
  static let layoutSublayers = ResponderOverrides(rawValue: 1 << 17)
  /// The rectangles of a button's title, image or content.
  static let buttonRects = ResponderOverrides(rawValue: 1 << 18)

  /// `drawPlaceholder(in:)` of a field.
  static let drawPlaceholder = ResponderOverrides(rawValue: 1 << 19)

  @MainActor private static var known: [ObjectIdentifier: ResponderOverrides] = [:]

  @MainActor
  static func of(_ type: UIResponder.Type) -> ResponderOverrides {
    if let overrides = known[ObjectIdentifier(type)] { return overrides }
    let overrides = look(at: type)
    known[ObjectIdentifier(type)] = overrides
    return overrides
  }

  @MainActor
  private static func look(at type: UIResponder.Type) -> ResponderOverrides {
    guard let pair = pair(of: type) else { return [] }
    var overrides = ResponderOverrides()
    if class_overrides_touches(pair) { overrides.insert(.touches) }
    if class_overrides_presses(pair) { overrides.insert(.presses) }
    if class_overrides_motions(pair) { overrides.insert(.motions) }
    guard type is UIView.Type else { return overrides }
    if class_overrides_draws(pair) { overrides.insert(.draw) }
    if class_overrides_layer_layout(pair) { overrides.insert(.layoutSublayers) }
    if class_overrides_accessibility(pair) { overrides.insert(.accessibility) }
    if class_overrides_is_element(pair) { overrides.insert(.isAccessibilityElement) }
    if class_overrides_content_size(pair) { overrides.insert(.intrinsicContentSize) }
    if class_overrides_size_that_fits(pair) { overrides.insert(.sizeThatFits) }
    if class_overrides_hits(pair) { overrides.insert(.hitTest) }
    if class_overrides_fitting_size(pair) { overrides.insert(.systemLayoutSizeFitting) }
    if type is UIControl.Type, class_overrides_tracking(pair) { overrides.insert(.tracking) }
    if type is UILabel.Type {
      if class_overrides_draw_text(pair) { overrides.insert(.drawText) }
      if class_overrides_text_rect(pair) { overrides.insert(.textRect) }
    }
    if type is UIButton.Type, class_overrides_button_rects(pair) { overrides.insert(.buttonRects) }
    if type is UITextField.Type {
      if class_overrides_field_text_rect(pair) { overrides.insert(.fieldTextRect) }
      if class_overrides_field_editing_rect(pair) { overrides.insert(.fieldEditingRect) }
      if class_overrides_field_left_rect(pair) { overrides.insert(.fieldLeftViewRect) }
      if class_overrides_field_right_rect(pair) { overrides.insert(.fieldRightViewRect) }
      if class_overrides_field_placeholder(pair) { overrides.insert(.drawPlaceholder) }
    }
    return overrides
  }

  /// Returns a class and its closest superclass in this module; nil if the class itself is in it.
  private static func pair(of type: AnyClass) -> class_pair? {
    var base: AnyClass = type
    while !isOurs(base), let next = _getSuperclass(base) { base = next }
    guard base != type else { return nil }
    return class_pair(
      metadata: unsafeBitCast(type, to: UnsafeRawPointer.self),
      base: unsafeBitCast(base, to: UnsafeRawPointer.self)
    )
  }

  /// Returns whether a class belongs to this module.
  private static func isOurs(_ type: AnyClass) -> Bool {
    String(reflecting: type).hasPrefix("UIKit.")
  }
}

extension UIResponder {
  final var _overrides: ResponderOverrides { ResponderOverrides.of(type(of: self)) }
}
