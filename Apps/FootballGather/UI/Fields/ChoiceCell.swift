import FootballGatherPresentation
import RostrumUIKit
import UIKit

/// A field of a form with few values: its label, and a pop-up button with the chosen one.
final class ChoiceCell: ProgrammaticTableViewCell {
  /// Called with the id of the chosen option.
  var onChoose: (String) -> Void = { _ in }
  private let label = UILabel()
  private let button = UIButton(configuration: .plain())

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    styleContent()
    layOut(UIStackView(arrangedSubviews: [label, button]))
  }

  func show(_ field: PlayerChoiceField) {
    label.text = field.label
    button.menu = UIMenu(
      children: field.options.map { option in
        UIAction(title: option.title, state: option.isChosen ? .on : .off) { [weak self] _ in
          self?.onChoose(option.id)
        }
      }
    )
    let chosen = field.options.first(where: \.isChosen)?.title
    button.accessibilityLabel = [field.label, chosen].compactMap(\.self).joined(separator: ", ")
    accessibilityLabel = field.label
  }

  private func styleContent() {
    label.font = .preferredFont(forTextStyle: .body)
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    label.setContentHuggingPriority(.defaultLow, for: .horizontal)
    // The accessibility label of the button contains the name.
    label.isAccessibilityElement = false
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.setContentHuggingPriority(.required, for: .horizontal)
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  private func layOut(_ stack: UIStackView) {
    stack.alignment = .center
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 2),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -2),
    ])
  }
}
