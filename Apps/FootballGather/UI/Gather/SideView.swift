import FootballGatherPresentation
import RostrumUIKit
import UIKit

/// A team on the scoreboard: its name, its goals, and the buttons to change them.
///
/// Tapping the goals adds a goal, as the button does.
final class SideView: ProgrammaticView {
  private let heading = UILabel()
  private let score = UIButton(configuration: .plain())
  private let minus = UIButton(configuration: .gray())
  private let plus = UIButton(configuration: .borderedProminent())
  private lazy var buttons = UIStackView(arrangedSubviews: [minus, plus])
  private lazy var stack = UIStackView(arrangedSubviews: [heading, score, buttons])
  private var goals = 0
  /// The center of the goals, between which the scoreboard places its separator.
  var scoreCenterYAnchor: NSLayoutYAxisAnchor { score.centerYAnchor }

  /// - Parameters:
  ///   - onMinus: Receives the reduced number of goals.
  ///   - onGoal: Called for each new goal.
  init(
    onMinus: @escaping @MainActor (Int) -> Void,
    onGoal: @escaping @MainActor () -> Void
  ) {
    super.init(frame: .zero)
    style()
    for button in [score, plus] {
      button.addAction(UIAction { _ in onGoal() }, for: .primaryActionTriggered)
    }
    minus.addAction(
      UIAction { [weak self] _ in if let self { onMinus(goals - 1) } },
      for: .primaryActionTriggered
    )
    layOut()
  }

  func show(_ side: MatchViewData.Side, most: Int, isEnabled: Bool) {
    goals = side.goals
    heading.text = side.heading
    heading.accessibilityLabel = side.title
    score.configuration?.title = side.score
    score.accessibilityLabel = side.scoreLabel
    score.accessibilityValue = side.score
    score.accessibilityHint = side.scoreHint
    plus.accessibilityLabel = side.addGoal
    minus.accessibilityLabel = side.removeGoal
    for button in [score, plus] { button.isEnabled = isEnabled && goals < most }
    minus.isEnabled = isEnabled && goals > 0
  }

  /// Arranges all parts in a row in low windows.
  func setLow(_ isLow: Bool) {
    stack.axis = isLow ? .horizontal : .vertical
    stack.spacing = isLow ? 8 : 4
    stack.setCustomSpacing(8, after: score)
  }

  private func style() {
    heading.font = .preferredFont(forTextStyle: .headline)
    heading.textColor = .secondaryLabel
    heading.textAlignment = .center
    heading.numberOfLines = 0
    heading.adjustsFontForContentSizeCategory = true
    score.configuration?.baseForegroundColor = .label
    score.configuration?.contentInsets = .zero
    score.configuration?.titleTextAttributesTransformer = .init { attributes in
      var attributes = attributes
      attributes.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
        for: .monospacedDigitSystemFont(ofSize: 64, weight: .bold),
        maximumPointSize: 110
      )
      return attributes
    }
    plus.configuration?.image = UIImage(systemName: "plus")
    minus.configuration?.image = UIImage(systemName: "minus")
  }

  private func layOut() {
    buttons.spacing = 8
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 4
    stack.setCustomSpacing(8, after: score)
    addCovering(stack)
    var constraints = [score.widthAnchor.constraint(greaterThanOrEqualToConstant: 64)]
    for button in [minus, plus] {
      constraints += [
        button.widthAnchor.constraint(greaterThanOrEqualToConstant: 52),
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      ]
    }
    NSLayoutConstraint.activate(constraints)
  }
}
