import TextLayout
import UIKitHosting

extension UIFont {
  /// Points at the current content size category.
  final var _pointSize: CGFloat { CGFloat(_value.pointSize(in: .current)) }

  /// Vertical metrics in points, at the current content size category.
  final var _metrics: FontMetrics { _value.typesetFont(.current).metrics }

  /// The font at the content size category of a trait collection; itself for nil, and for the current
  /// category, which it goes on following.
  final func _compatible(with traits: UITraitCollection?) -> UIFont {
    guard let traits,
      traits.preferredContentSizeCategory != .unspecified,
      traits.preferredContentSizeCategory
        != UITraitCollection.current.preferredContentSizeCategory
    else { return self }
    return UIFont(_value: _value.fixed(at: _value.pointSize(in: traits)))
  }
}
