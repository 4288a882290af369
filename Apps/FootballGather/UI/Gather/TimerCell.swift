import FootballGatherPresentation
import RostrumUIKit
import UIKit

/// The remaining time and the buttons of the timer.
final class TimerCell: ProgrammaticTableViewCell {
  private let time = UILabel()
  private let reset = UIButton(configuration: .gray())
  private let set = UIButton(configuration: .gray())
  private let start = UIButton(configuration: .tinted())
  private lazy var buttons = UIStackView(arrangedSubviews: [reset, set, start])
  private lazy var stack = UIStackView(arrangedSubviews: [time, buttons])

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    time.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
      for: .monospacedDigitSystemFont(ofSize: 56, weight: .light),
      maximumPointSize: 96
    )
    time.adjustsFontForContentSizeCategory = true
    time.textAlignment = .center
    time.accessibilityTraits = .updatesFrequently
    buttons.distribution = .fillEqually
    buttons.spacing = 12
    stack.axis = .vertical
    stack.spacing = 12
    layOut(stack)
  }

  /// Sets the actions of the buttons.
  func prepare(onReset: UIAction, onSet: UIAction, onStart: UIAction) {
    for (button, action) in [(reset, onReset), (set, onSet), (start, onStart)] {
      button.configuration?.buttonSize = .large
      button.addAction(action, for: .primaryActionTriggered)
    }
  }

  func show(_ timer: MatchViewData.Timer, isEnabled: Bool) {
    time.text = timer.text
    time.accessibilityLabel = timer.accessibilityLabel
    reset.configuration?.title = timer.reset
    set.configuration?.title = timer.set
    start.configuration?.title = timer.button
    reset.isEnabled = isEnabled
    set.isEnabled = isEnabled
    start.isEnabled = timer.isButtonEnabled
  }

  /// Stacks the buttons for large text sizes, and puts them beside the time in low windows.
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    let isLarge = state.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    buttons.axis = isLarge ? .vertical : .horizontal
    // The button that is needed first is on top of a stack, and at the end of a line.
    buttons.insertArrangedSubview(start, at: isLarge ? 0 : 2)
    let isLow = state.traitCollection.verticalSizeClass == .compact
    stack.axis = isLow && !isLarge ? .horizontal : .vertical
    stack.alignment = isLow && !isLarge ? .center : .fill
  }

  private func layOut(_ stack: UIStackView) {
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -16),
    ])
  }
}
