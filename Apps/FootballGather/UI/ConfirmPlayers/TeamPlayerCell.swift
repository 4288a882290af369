import FootballGatherPresentation
import RostrumUIKit
import UIKit

/// A player on the bench or in a team: name, position, and the choice of a place.
final class TeamPlayerCell: ProgrammaticTableViewCell {
  typealias Place = ConfirmPlayersViewState.Place.ID

  /// Called when the user chooses a place.
  var onChoose: (Place) -> Void = { _ in }
  private let name = UILabel()
  private let position = UILabel()
  private(set) lazy var control = UISegmentedControl()
  private lazy var texts = UIStackView(arrangedSubviews: [name, position])
  private lazy var row = UIStackView(arrangedSubviews: [texts, control])
  private var segments: [ConfirmPlayersViewState.Segment] = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    styleContent()
    layOut()
  }

  func show(
    _ player: ConfirmPlayersViewState.Row,
    in place: Place,
    of segments: [ConfirmPlayersViewState.Segment]
  ) {
    name.text = player.name
    position.text = player.position
    position.accessibilityLabel = player.positionAccessibilityLabel
    position.isHidden = player.position == nil
    show(segments)
    control.selectedSegmentIndex =
      segments.firstIndex { $0.id == place } ?? UISegmentedControl.noSegment
    control.accessibilityLabel = player.placeLabel
    accessibilityLabel = player.accessibilityLabel
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    let traits = state.traitCollection
    let isLarge = traits.preferredContentSizeCategory > .extraLarge
    // Beside the control of a phone in portrait orientation, few names would fit.
    let isNarrow = traits.horizontalSizeClass == .compact && traits.verticalSizeClass != .compact
    row.axis = isLarge || isNarrow ? .vertical : .horizontal
    row.alignment = isLarge || isNarrow ? .fill : .center
    texts.axis = isNarrow && !isLarge ? .horizontal : .vertical
    texts.alignment = isNarrow && !isLarge ? .firstBaseline : .fill
    texts.spacing = isNarrow && !isLarge ? 8 : 0
  }

  private func show(_ segments: [ConfirmPlayersViewState.Segment]) {
    guard segments != self.segments else { return }
    self.segments = segments
    control.removeAllSegments()
    for (index, segment) in segments.enumerated() {
      control.insertSegment(withTitle: segment.title, at: index, animated: false)
    }
  }

  private func styleContent() {
    name.font = .preferredFont(forTextStyle: .body)
    name.numberOfLines = 0
    control.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    control.setContentCompressionResistancePriority(.required, for: .horizontal)
    position.font = .preferredFont(forTextStyle: .footnote)
    position.textColor = .secondaryLabel
    // Between those of the name and of the control.
    position.setContentHuggingPriority(UILayoutPriority(500), for: .horizontal)
    position.setContentCompressionResistancePriority(.required, for: .horizontal)
    for label in [name, position] { label.adjustsFontForContentSizeCategory = true }
    control.addAction(
      UIAction { [weak self] _ in
        guard let self, segments.indices.contains(control.selectedSegmentIndex) else { return }
        onChoose(segments[control.selectedSegmentIndex].id)
      },
      for: .valueChanged
    )
  }

  private func layOut() {
    row.spacing = 8
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 48),
      control.heightAnchor.constraint(greaterThanOrEqualToConstant: 36),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }
}
