import RostrumUIKit
import UIKit

/// A short text over a screen, which blocks no interaction and disappears automatically.
final class ToastView: ProgrammaticView {
  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    backgroundColor = .black.withAlphaComponent(0.8)
    layer.cornerRadius = 10
    isUserInteractionEnabled = false
    // The text is announced when it appears.
    accessibilityElementsHidden = true
    isHidden = true
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .white
    label.textAlignment = .center
    label.numberOfLines = 0
    addCovering(
      label,
      insets: NSDirectionalEdgeInsets(top: 10, leading: 18, bottom: 10, trailing: 18)
    )
  }

  func show(_ text: String?) {
    isHidden = text == nil
    if let text { label.text = text }
  }
}
