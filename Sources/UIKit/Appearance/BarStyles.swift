import Foundation
import UIKitHosting

/// What a bar was told of its looks: by appearances, or in the ways that were there before them.
@MainActor
struct _BarStyles<Appearance: UIBarAppearance> {
  var standard: Appearance?
  var edge: Appearance?
  var compact: Appearance?
  var compactEdge: Appearance?
  // What counts where there is no standard appearance of the app's.
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
  /// Of tabs that are not selected.
  var itemColor: UIColor?

  /// Whether the bar looks otherwise than the system's.
  var saysSomething: Bool {
    standard != nil || edge != nil || compact != nil || compactEdge != nil || isOfOldWays
  }

  private var isOfOldWays: Bool {
    tint != nil || isTranslucent == false || style?.isBlack == true || background != nil
      || shadowImage != nil
      || titleAttributes != nil || largeTitleAttributes != nil
      || titleShift != nil || compactTitleShift != nil
      || (backIndicator != nil && backIndicatorMask != nil)
  }

  /// Takes from a proxy what it does not say itself.
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

  /// Has the appearances tell of their changes.
  func follow(_ changed: @escaping () -> Void) {
    for appearance in [standard, edge, compact, compactEdge] { appearance?._changed = changed }
  }

  /// The background that the older ways make, on an appearance by default.
  func dressOldWays(_ appearance: Appearance, isCompact: Bool = false) {
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
      // What lets something through has the bar's colour behind it in a bar that does not.
      if isTranslucent != false { appearance.backgroundColor = nil }
      appearance.backgroundImage = background
    }
    appearance.shadowImage = shadowImage
  }
}

extension UIBarAppearance {
  /// One of the same class that says the same.
  final func _copied() -> Self {
    Self(barAppearance: self)
  }

  /// The same over nothing, as bars have it where their content's edge is.
  final func _transparent() -> Self {
    let copy = _copied()
    copy.configureWithTransparentBackground()
    return copy
  }
}
