import UIKit
import ZhihuDailyPresentation

/// A gradient from transparent to a picture's colour, which keeps white text legible.
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// Shows a gradient.
  ///
  /// - Parameter hue: The colour at the bottom; nil for black.
  func show(_ hue: HueViewData?) {
    // White has a contrast of at least 4.5 to any colour that is darkened by this factor.
    let color = hue.map { UIColor($0, darkenedBy: Self.darkening) } ?? .black
    (layer as? CAGradientLayer)?.colors = [
      color.withAlphaComponent(0).cgColor, color.withAlphaComponent(0.85).cgColor, color.cgColor,
    ]
  }

  private static let darkening = 0.45
}
