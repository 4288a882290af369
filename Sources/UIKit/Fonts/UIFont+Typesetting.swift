import TextLayout
import UIKitHosting

extension UIFont {
  /// The size in points at the current content size category.
  final var _pointSize: CGFloat { CGFloat(_value.pointSize(in: .current)) }

  /// The vertical metrics in points at the current content size category.
  final var _metrics: FontMetrics { _value.typesetFont(.current).metrics }

  /// Returns the font at the content size category of a trait collection.
  ///
  /// For nil and for the current category it returns the font itself, which still follows later
  /// changes.
  final func _compatible(with traits: UITraitCollection?) -> UIFont {
    guard let traits,
      traits.preferredContentSizeCategory != .unspecified,
      traits.preferredContentSizeCategory
        != UITraitCollection.current.preferredContentSizeCategory
    else { return self }
    return UIFont(_value: _value.fixed(at: _value.pointSize(in: traits)))
  }
}
