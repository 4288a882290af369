import FootballGatherPresentation
import RostrumUIKit
import UIKit

/// The statistics of a player: numbers, and the latest results as letters.
final class PlayerFormCell: ProgrammaticTableViewCell {
  private let name = UILabel()
  private let detail = UILabel()
  private let numbers = UILabel()
  private let form = UIStackView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    name.font = .preferredFont(forTextStyle: .body)
    for label in [detail, numbers] {
      label.font = .preferredFont(forTextStyle: .subheadline)
      label.textColor = .secondaryLabel
    }
    for label in [name, detail, numbers] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    let texts = UIStackView(arrangedSubviews: [name, detail, numbers])
    texts.axis = .vertical
    texts.spacing = 2
    form.spacing = 6
    form.setContentHuggingPriority(.required, for: .horizontal)
    form.setContentCompressionResistancePriority(.required, for: .horizontal)
    layOut(UIStackView(arrangedSubviews: [texts, form]))
  }

  func show(_ player: PlayerFormViewData) {
    name.text = player.name
    detail.text = player.detail
    detail.isHidden = player.detail == nil
    numbers.text = [player.played, player.outcomes].compactMap(\.self).joined(separator: " · ")
    for view in form.arrangedSubviews { view.removeFromSuperview() }
    for mark in player.form { form.addArrangedSubview(letter(mark)) }
    accessibilityLabel = player.accessibilityLabel
  }

  private func letter(_ mark: PlayerFormViewData.Mark) -> UILabel {
    let label = UILabel()
    label.text = mark.letter
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = mark.kind.color
    // The texts beside it take the remaining width.
    label.setContentHuggingPriority(.required, for: .horizontal)
    return label
  }

  private func layOut(_ stack: UIStackView) {
    stack.alignment = .center
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }
}

extension FormMark {
  fileprivate var color: UIColor {
    switch self {
    case .won: .systemGreen
    case .drawn: .secondaryLabel
    case .lost: .systemRed
    }
  }
}
