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
  private lazy var row = UIStackView(arrangedSubviews: [
    UIStackView(arrangedSubviews: [name, position]), control,
  ])
  private var segments: [ConfirmPlayersViewState.Segment] = []
  private static let leading: CGFloat = 16
  private static let trailing: CGFloat = 8
  private var isLarge = false
  /// A Boolean value that indicates whether a word of the name does not fit beside the control.
  private var hasLongWord = false

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
    setNeedsLayout()
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
    isLarge = state.traitCollection.preferredContentSizeCategory > .extraLarge
    arrange()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width - Self.leading - Self.trailing
    let room = width - row.spacing - control.intrinsicContentSize.width
    let hasLongWord = width > 0 && longestWord > room
    guard hasLongWord != self.hasLongWord else { return }
    self.hasLongWord = hasLongWord
    arrange()
  }

  /// Stacks the parts for large text sizes and for long words, which do not fit beside the control.
  private func arrange() {
    let isStacked = isLarge || hasLongWord
    row.axis = isStacked ? .vertical : .horizontal
    row.alignment = isStacked ? .fill : .center
  }

  /// The width of the longest part of the name that is not broken into lines, in points.
  private var longestWord: CGFloat {
    let words = (name.text ?? "").split { $0 == " " || $0 == "-" }
    let font = [NSAttributedString.Key.font: name.font as Any]
    return words.map { "\($0)-".size(withAttributes: font).width }.max() ?? 0
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
    (row.arrangedSubviews.first as? UIStackView)?.axis = .vertical
    row.spacing = 8
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 48),
      control.heightAnchor.constraint(greaterThanOrEqualToConstant: 36),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: Self.leading),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -Self.trailing),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
    ])
  }
}
