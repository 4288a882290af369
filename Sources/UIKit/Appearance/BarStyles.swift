import Foundation
import UIKitHosting

/// The appearance settings of a bar: appearance objects, or the older properties.
@MainActor
struct _BarStyles<Appearance: UIBarAppearance> {
  var standard: Appearance?
  var edge: Appearance?
  var compact: Appearance?
  var compactEdge: Appearance?
  // Properties that apply without a standard appearance.
  var tint: UIColor?
  var isTranslucent: Bool?
  var style: UIBarStyle?
  var background: UIImage?
  var compactBackground: UIImage?
  var shadowImage: UIImage?
  var titleAttributes: [NSAttributedString.Key: Any]?
  var largeTitleAttributes: [NSAttributedString.Key: Any]?
  var titleShift: CGFloat?
  var compactTitleShift: CGFloat?
  var backIndicator: UIImage?
  var backIndicatorMask: UIImage?
  /// The colour of unselected tabs.
  var itemColor: UIColor?

  /// A Boolean value that indicates whether any setting differs from the system's.
  var isCustomized: Bool {
    standard != nil || edge != nil || compact != nil || compactEdge != nil || hasLegacyProperties
  }

  private var hasLegacyProperties: Bool {
    tint != nil || isTranslucent == false || style?.isBlack == true || background != nil
      || shadowImage != nil
      || titleAttributes != nil || largeTitleAttributes != nil
      || titleShift != nil || compactTitleShift != nil
      || (backIndicator != nil && backIndicatorMask != nil)
  }

  /// Fills unset values from a proxy.
  mutating func fill(from proxy: _BarStyles) {
    standard = standard ?? proxy.standard?._copied()
    edge = edge ?? proxy.edge?._copied()
    compact = compact ?? proxy.compact?._copied()
    compactEdge = compactEdge ?? proxy.compactEdge?._copied()
    tint = tint ?? proxy.tint
    style = style ?? proxy.style
    isTranslucent = isTranslucent ?? proxy.isTranslucent
    background = background ?? proxy.background
    compactBackground = compactBackground ?? proxy.compactBackground
    shadowImage = shadowImage ?? proxy.shadowImage
    titleAttributes = titleAttributes ?? proxy.titleAttributes
    largeTitleAttributes = largeTitleAttributes ?? proxy.largeTitleAttributes
    titleShift = titleShift ?? proxy.titleShift
    compactTitleShift = compactTitleShift ?? proxy.compactTitleShift
    backIndicator = backIndicator ?? proxy.backIndicator
    backIndicatorMask = backIndicatorMask ?? proxy.backIndicatorMask
    itemColor = itemColor ?? proxy.itemColor
  }

  /// Sets the change handler of the appearances.
  func follow(_ changed: @escaping () -> Void) {
    for appearance in [standard, edge, compact, compactEdge] { appearance?._changed = changed }
  }

  /// Applies the older background properties to a default appearance.
  func applyLegacyProperties(_ appearance: Appearance, isCompact: Bool = false) {
    let isBlack = style?.isBlack == true
    appearance.backgroundColor = tint
    if isBlack, tint == nil {
      appearance.backgroundEffect = UIBlurEffect(style: .systemChromeMaterialDark)
    }
    if isTranslucent == false {
      appearance.backgroundEffect = nil
      appearance.backgroundColor = tint ?? (isBlack ? .black : .systemBackground)
    }
    if let background = isCompact ? compactBackground ?? background : background {
      appearance.backgroundEffect = nil
      // Behind a translucent image, an opaque bar has its background colour.
      if isTranslucent != false { appearance.backgroundColor = nil }
      appearance.backgroundImage = background
    }
    appearance.shadowImage = shadowImage
  }
}

extension UIBarAppearance {
  /// Returns a copy of the same class.
  final func _copied() -> Self {
    Self(barAppearance: self)
  }

  /// Returns a transparent copy, as bars have at the edge of their content.
  final func _transparent() -> Self {
    let copy = _copied()
    copy.configureWithTransparentBackground()
    return copy
  }
}
