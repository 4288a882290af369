import FootballGatherPresentation
import RostrumUIKit
import UIKit

/// The top of a past match: both teams, their goals, the winner and the date.
final class ResultCell: ProgrammaticTableViewCell {
  private let headings = [UILabel(), UILabel()]
  private let score = UILabel()
  private let outcome = UILabel()
  private let date = UILabel()
  private lazy var board = UIStackView(arrangedSubviews: [headings[0], score, headings[1]])

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    styleContent()
    board.alignment = .center
    layOut(UIStackView(arrangedSubviews: [board, outcome, date]))
  }

  func show(_ card: GatherCardViewData) {
    for (label, heading) in zip(headings, card.headings) { label.text = heading }
    score.text = card.score
    outcome.text = card.outcome
    date.text = card.date
    accessibilityLabel = card.accessibilityLabel
  }

  /// Stacks the parts for large text sizes, at which they do not fit beside each other.
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    let isLarge = state.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    board.axis = isLarge ? .vertical : .horizontal
    board.spacing = isLarge ? 0 : 16
  }

  private func styleContent() {
    score.font = .monospacedDigitSystemFont(ofSize: 48, weight: .bold)
    outcome.font = .preferredFont(forTextStyle: .headline)
    date.font = .preferredFont(forTextStyle: .subheadline)
    date.textColor = .secondaryLabel
    for heading in headings {
      heading.font = .preferredFont(forTextStyle: .headline)
      heading.textColor = .secondaryLabel
    }
    for label in headings + [outcome, date] {
      label.textAlignment = .center
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
  }

  private func layOut(_ stack: UIStackView) {
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -16),
    ])
  }
}
