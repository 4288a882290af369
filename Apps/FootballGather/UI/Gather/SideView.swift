import FootballGatherPresentation
import RostrumUIKit
import UIKit

/// One team of the scoreboard: its name, its goals, and a stepper for them.
final class SideView: UIView {
  private let heading = UILabel()
  private let score = UILabel()
  private let stepper = UIStepper()

  /// - Parameter onStep: Gets the stepper's new value.
  init(onStep: @escaping @MainActor (Int) -> Void) {
    super.init(frame: .zero)
    style()
    stepper.addAction(
      UIAction { [weak stepper] _ in if let stepper { onStep(Int(stepper.value)) } },
      for: .valueChanged
    )
    layOut(UIStackView(arrangedSubviews: [heading, score, stepper]))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  func show(_ side: MatchViewData.Side, most: Int, isEnabled: Bool) {
    heading.text = side.heading
    heading.accessibilityLabel = side.title
    score.text = side.score
    stepper.accessibilityLabel = side.stepper
    stepper.maximumValue = Double(most)
    stepper.value = Double(side.goals)
    stepper.isEnabled = isEnabled
  }

  private func style() {
    heading.font = .preferredFont(forTextStyle: .headline)
    heading.textColor = .secondaryLabel
    heading.adjustsFontForContentSizeCategory = true
    score.font = .monospacedDigitSystemFont(ofSize: 64, weight: .bold)
    for label in [heading, score] { label.textAlignment = .center }
  }

  private func layOut(_ stack: UIStackView) {
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 4
    stack.setCustomSpacing(8, after: score)
    addCovering(stack)
  }
}
