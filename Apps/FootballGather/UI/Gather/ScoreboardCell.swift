import FootballGatherPresentation
import RostrumUIKit
import UIKit

/// The top of a match: both teams, their goals, and the state of the connection.
final class ScoreboardCell: ProgrammaticTableViewCell {
  private var sides: [MatchSide: SideView] = [:]
  private let separator = UILabel()
  /// The constraints above and below the teams.
  private var margins: [NSLayoutConstraint] = []
  private let connectionMark = UIImageView(image: UIImage(systemName: "circle.fill"))
  private let connectionLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    styleContent()
  }

  /// Lays out the cell; call once.
  ///
  /// - Parameters:
  ///   - onMinus: Receives a team and its reduced number of goals.
  ///   - onGoal: Receives a team for each new goal.
  func prepare(
    onMinus: @escaping @MainActor (MatchSide, Int) -> Void,
    onGoal: @escaping @MainActor (MatchSide) -> Void
  ) {
    let views = MatchSide.allCases.map { side in
      let view = SideView(onMinus: { onMinus(side, $0) }, onGoal: { onGoal(side) })
      sides[side] = view
      return view
    }
    let board = UIStackView(arrangedSubviews: views)
    board.alignment = .center
    board.distribution = .equalSpacing
    board.spacing = 8
    views[0].widthAnchor.constraint(equalTo: views[1].widthAnchor).isActive = true
    let status = UIStackView(arrangedSubviews: [connectionMark, connectionLabel])
    status.alignment = .center
    status.accessibilityTraits = .updatesFrequently
    status.spacing = 6
    layOut(board, status)
    NSLayoutConstraint.activate([
      separator.centerXAnchor.constraint(equalTo: board.centerXAnchor),
      separator.centerYAnchor.constraint(equalTo: views[0].scoreCenterYAnchor),
    ])
  }

  func show(_ match: MatchViewData) {
    separator.text = match.separator
    for side in match.sides {
      sides[side.id]?.show(side, most: match.mostGoals, isEnabled: match.isEnabled)
    }
    connectionLabel.text = match.connection.text
    connectionMark.tintColor = match.connection.state.color
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    let traits = state.traitCollection
    // At the largest text sizes, a narrow phone has room for the teams alone.
    separator.isHidden = traits.preferredContentSizeCategory.isAccessibilityCategory
    let isLow = traits.verticalSizeClass == .compact
    for side in sides.values { side.setLow(isLow) }
    for constraint in margins { constraint.constant = isLow ? 4 : 16 }
  }

  private func styleContent() {
    separator.font = .preferredFont(forTextStyle: .largeTitle)
    separator.textColor = .secondaryLabel
    // The teams' names distinguish them.
    separator.isAccessibilityElement = false
    connectionLabel.font = .preferredFont(forTextStyle: .footnote)
    connectionLabel.textColor = .secondaryLabel
    connectionLabel.numberOfLines = 0
    connectionMark.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 8)
    connectionMark.isAccessibilityElement = false
    for label in [separator, connectionLabel] { label.adjustsFontForContentSizeCategory = true }
  }

  private func layOut(_ board: UIStackView, _ status: UIStackView) {
    for view in [board, separator, status] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    margins = [
      board.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
      status.topAnchor.constraint(equalTo: board.bottomAnchor, constant: 16),
    ]
    NSLayoutConstraint.activate(margins)
    NSLayoutConstraint.activate([
      board.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 24),
      board.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -24),
      status.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      status.leadingAnchor.constraint(
        greaterThanOrEqualTo: contentView.leadingAnchor,
        constant: 16
      ),
      status.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }
}

extension MatchViewData.Connection.State {
  fileprivate var color: UIColor {
    switch self {
    case .live: .systemGreen
    case .offline: .systemOrange
    case .connecting, .onDevice: .systemGray
    }
  }
}
