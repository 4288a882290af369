import PatternGalleryPresentation
import RostrumUIKit
import UIKit

/// A step of a path: its number, who, and what they did.
final class StepCell: UITableViewCell {
  private let number = UILabel(.subheadline, color: .secondaryLabel, lines: 1)
  private let role = UILabel(.headline)
  private let action = UILabel(.subheadline, color: .secondaryLabel)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    number.textAlignment = .center
    number.widthAnchor.constraint(equalToConstant: 24).isActive = true
    let texts = UIStackView(arrangedSubviews: [role, action])
    texts.axis = .vertical
    texts.spacing = 2
    let row = UIStackView(arrangedSubviews: [number, texts])
    row.spacing = 12
    row.alignment = .center
    contentView.addCovering(row, insets: .cell)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  func show(_ step: StepViewData) {
    number.text = "\(step.number)"
    role.text = step.role
    action.text = step.action
  }
}
