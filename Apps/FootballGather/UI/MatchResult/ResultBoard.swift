import FootballGatherPresentation
import RostrumUIKit
import UIKit

/// Both teams, their goals and the winner, as one element for screen readers.
final class ResultBoard: UIView {
  private let headings = [UILabel(), UILabel()]
  private let score = UILabel()
  private let outcome = UILabel()
  private let note = UILabel()

  init() {
    super.init(frame: .zero)
    style()
    let teams = UIStackView(arrangedSubviews: headings)
    teams.distribution = .fillEqually
    teams.spacing = 16
    let stack = UIStackView(arrangedSubviews: [teams, score, outcome, note])
    stack.axis = .vertical
    stack.spacing = 8
    addCovering(stack)
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  func show(_ state: MatchResultViewState) {
    for (label, heading) in zip(headings, state.headings) { label.text = heading }
    score.text = state.score
    outcome.text = state.outcome
    note.text = state.note
    note.isHidden = state.note == nil
    accessibilityLabel = state.spoken
  }

  private func style() {
    score.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
      for: .monospacedDigitSystemFont(ofSize: 64, weight: .bold)
    )
    outcome.font = .preferredFont(forTextStyle: .title2)
    note.font = .preferredFont(forTextStyle: .subheadline)
    note.textColor = .secondaryLabel
    for heading in headings {
      heading.font = .preferredFont(forTextStyle: .headline)
      heading.textColor = .secondaryLabel
    }
    for label in headings + [score, outcome, note] {
      label.textAlignment = .center
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
  }
}
