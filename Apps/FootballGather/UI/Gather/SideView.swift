import FootballGatherPresentation
import RostrumUIKit
import UIKit

/// One team of the scoreboard: its name, its goals, and a stepper for them.
///
/// A tap on the goals adds one.
final class SideView: UIView {
  private let heading = UILabel()
  private let score = UIButton(configuration: .plain())
  private let stepper = UIStepper()

  /// - Parameters:
  ///   - onStep: Gets the stepper's new value.
  ///   - onScore: Called after a tap on the score.
  init(
    onStep: @escaping @MainActor (Int) -> Void,
    onScore: @escaping @MainActor () -> Void
  ) {
    super.init(frame: .zero)
    style()
    stepper.addAction(
      UIAction { [weak stepper] _ in if let stepper { onStep(Int(stepper.value)) } },
      for: .valueChanged
    )
    score.addAction(UIAction { _ in onScore() }, for: .primaryActionTriggered)
    layOut(UIStackView(arrangedSubviews: [heading, score, stepper]))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  func show(_ side: MatchViewData.Side, most: Int, isEnabled: Bool) {
    heading.text = side.heading
    heading.accessibilityLabel = side.title
    score.configuration?.title = side.score
    score.accessibilityLabel = side.addGoal
    score.accessibilityValue = side.score
    score.isEnabled = isEnabled && side.goals < most
    stepper.accessibilityLabel = side.stepper
    stepper.maximumValue = Double(most)
    stepper.value = Double(side.goals)
    stepper.isEnabled = isEnabled
  }

  private func style() {
    heading.font = .preferredFont(forTextStyle: .headline)
    heading.textColor = .secondaryLabel
    heading.textAlignment = .center
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
  }

  private func layOut(_ stack: UIStackView) {
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 4
    stack.setCustomSpacing(8, after: score)
    addCovering(stack)
    NSLayoutConstraint.activate([
      score.widthAnchor.constraint(greaterThanOrEqualToConstant: 88),
      score.heightAnchor.constraint(greaterThanOrEqualToConstant: 64),
    ])
  }
}
