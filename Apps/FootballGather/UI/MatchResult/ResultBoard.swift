import FootballGatherPresentation
import RostrumUIKit
import UIKit

/// Both teams, their goals and the winner, as one element for screen readers.
final class ResultBoard: ProgrammaticView {
  private let headings = [UILabel(), UILabel()]
  private let scores = [UILabel(), UILabel()]
  private let separator = UILabel()
  private let outcome = UILabel()
  private let note = UILabel()

  init() {
    super.init(frame: .zero)
    style()
    let teams = zip(headings, scores).map { heading, score in
      let team = UIStackView(arrangedSubviews: [heading, score])
      team.axis = .vertical
      return team
    }
    let board = UIStackView(arrangedSubviews: [teams[0], separator, teams[1]])
    board.alignment = .bottom
    teams[0].widthAnchor.constraint(equalTo: teams[1].widthAnchor).isActive = true
    let stack = UIStackView(arrangedSubviews: [board, outcome, note])
    stack.axis = .vertical
    stack.spacing = 8
    addCovering(stack)
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  func show(_ state: MatchResultViewState) {
    for (label, heading) in zip(headings, state.headings) { label.text = heading }
    for (label, score) in zip(scores, state.scores) { label.text = score }
    separator.text = state.separator
    outcome.text = state.outcome
    note.text = state.note
    note.isHidden = state.note == nil
    accessibilityLabel = state.accessibilityLabel
  }

  private func style() {
    separator.setContentHuggingPriority(.required, for: .horizontal)
    separator.setContentCompressionResistancePriority(.required, for: .horizontal)
    for label in scores + [separator] {
      label.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
        for: .monospacedDigitSystemFont(ofSize: 64, weight: .bold)
      )
    }
    outcome.font = .preferredFont(forTextStyle: .title2)
    note.font = .preferredFont(forTextStyle: .subheadline)
    note.textColor = .secondaryLabel
    for heading in headings {
      heading.font = .preferredFont(forTextStyle: .headline)
      heading.textColor = .secondaryLabel
    }
    for label in headings + scores + [separator, outcome, note] {
      label.textAlignment = .center
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
  }
}
