import FootballGatherPresentation
import UIKit

/// A player on the bench or in a team: name, position, and a menu that leads elsewhere without
/// dragging.
final class TeamPlayerCell: UITableViewCell {
  private let name = UILabel()
  private let position = UILabel()
  private let button = UIButton(configuration: .plain())

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    styleContent()
    layOut(UIStackView(arrangedSubviews: [name, position, button]))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  func show(_ player: ConfirmPlayersViewState.Row, menu: UIMenu) {
    name.text = player.name
    position.text = player.position
    position.accessibilityLabel = player.spokenPosition
    position.isHidden = player.position == nil
    button.menu = menu
    button.accessibilityLabel = player.moveLabel
    // The button in it is no part of the row's name.
    accessibilityLabel = [player.name, player.spokenPosition].compactMap(\.self)
      .joined(separator: ", ")
  }

  private func styleContent() {
    name.font = .preferredFont(forTextStyle: .body)
    name.numberOfLines = 0
    name.setContentHuggingPriority(.defaultLow, for: .horizontal)
    position.font = .preferredFont(forTextStyle: .subheadline)
    position.textColor = .secondaryLabel
    for label in [name, position] { label.adjustsFontForContentSizeCategory = true }
    for view in [position, button] {
      view.setContentHuggingPriority(.required, for: .horizontal)
      view.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    button.configuration?.image = UIImage(systemName: "ellipsis.circle")
    button.showsMenuAsPrimaryAction = true
  }

  private func layOut(_ stack: UIStackView) {
    stack.alignment = .center
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
    ])
  }
}
