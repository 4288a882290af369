import PatternGalleryPresentation
import RostrumUIKit
import UIKit

/// A cell with a step of a path: its number, the part and its action.
final class StepCell: ProgrammaticTableViewCell {
  private let number = UILabel(.subheadline, color: .secondaryLabel, lines: 1)
  private let role = UILabel(.headline)
  private let action = UILabel(.subheadline, color: .secondaryLabel)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    number.textAlignment = .center
    number.widthAnchor.constraint(greaterThanOrEqualToConstant: 24).isActive = true
    number.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let texts = UIStackView(arrangedSubviews: [role, action])
    texts.axis = .vertical
    texts.spacing = 2
    let row = UIStackView(arrangedSubviews: [number, texts])
    row.spacing = 12
    row.alignment = .center
    contentView.addCovering(row, insets: .cell)
  }

  func show(_ step: StepViewData) {
    number.text = "\(step.number)"
    role.text = step.role
    action.text = step.action
    for label in [number, role, action] { label.alpha = step.isHighlighted ? 1 : 0.6 }
    number.textColor = step.isHighlighted ? .systemBlue : .secondaryLabel
    accessoryType = step.isSelected ? .checkmark : .none
    accessibilityTraits = step.isSelected ? [.button, .selected] : .button
  }
}
