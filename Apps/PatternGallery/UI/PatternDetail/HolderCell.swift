import PatternGalleryPresentation
import RostrumUIKit
import UIKit

/// A box of the drawing, and an arrow from it to each that it holds.
///
/// A screen reader is told a sentence an arrow, and nothing else of the drawing.
final class HolderCell: UITableViewCell {
  private let holder = BoxView()
  private let arrows = UIStackView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    holder.accessibilityElementsHidden = true
    arrows.axis = .vertical
    arrows.spacing = 8
    let drawing = UIStackView(arrangedSubviews: [holder, arrows])
    drawing.spacing = 8
    contentView.addCovering(drawing, insets: .cell)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  func show(_ data: HolderViewData) {
    holder.text = data.name
    for view in arrows.arrangedSubviews { view.removeFromSuperview() }
    for arrow in data.arrows { arrows.addArrangedSubview(Self.row(arrow)) }
  }

  private static func row(_ data: ArrowViewData) -> UIView {
    let held = BoxView()
    held.text = data.held
    let row = UIStackView(arrangedSubviews: [ArrowView(data), held])
    row.spacing = 8
    row.alignment = .center
    row.isAccessibilityElement = true
    row.accessibilityTraits = .image
    row.accessibilityLabel = data.sentence
    return row
  }
}
