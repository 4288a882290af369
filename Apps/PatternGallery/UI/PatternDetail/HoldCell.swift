import PatternGalleryPresentation
import UIKit

/// An arrow of the drawing: two boxes, and a line between them that is solid where it is strong.
///
/// A screen reader is told the sentence, and nothing of the drawing.
final class HoldCell: UITableViewCell {
  private let holder = BoxView()
  private let held = BoxView()
  private let arrow = ArrowView()
  private let drawing = UIStackView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    for view in [holder, arrow, held] { drawing.addArrangedSubview(view) }
    drawing.spacing = 8
    drawing.alignment = .center
    drawing.isAccessibilityElement = true
    drawing.accessibilityTraits = .image
    contentView.addCovering(drawing, insets: .cell)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  func show(_ hold: HoldViewData) {
    holder.text = hold.holder
    held.text = hold.held
    arrow.show(isStrong: hold.isStrong, text: hold.strength)
    drawing.accessibilityLabel = hold.sentence
  }
}
