import UIKit
import ZhihuDailyPresentation

/// Fades from nothing above to a picture's colour below, so that white text can be read on it.
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// - Parameter hue: The colour below; nil for black.
  func show(_ hue: HueViewData?) {
    // White keeps a contrast of 4.5 to any colour that is so much darker.
    let color = hue.map { UIColor($0, darkenedBy: Self.darkening) } ?? .black
    (layer as? CAGradientLayer)?.colors = [
      color.withAlphaComponent(0).cgColor, color.withAlphaComponent(0.85).cgColor, color.cgColor,
    ]
  }

  private static let darkening = 0.45
}
