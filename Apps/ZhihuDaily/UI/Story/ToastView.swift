import RostrumUIKit
import UIKit

/// A short text over a screen, which blocks no interaction and disappears automatically.
///
/// It contrasts with any picture: label colour on a thick material, with an edge and a shadow.
final class ToastView: ProgrammaticView {
  private static let cornerRadius: CGFloat = 14

  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    // The text is announced when it appears.
    accessibilityElementsHidden = true
    isHidden = true
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 2)
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    label.numberOfLines = 0
    let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    material.layer.cornerRadius = Self.cornerRadius
    material.layer.borderWidth = 0.5
    material.layer.borderColor = UIColor.systemGray.withAlphaComponent(0.4).cgColor
    material.clipsToBounds = true
    addCovering(material)
    material.contentView.addCovering(
      label,
      insets: NSDirectionalEdgeInsets(top: 10, leading: 18, bottom: 10, trailing: 18)
    )
  }

  func show(_ text: String?) {
    isHidden = text == nil
    if let text { label.text = text }
  }
}
