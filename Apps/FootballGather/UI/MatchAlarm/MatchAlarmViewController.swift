import FootballGatherPresentation
import RostrumUIKit
import UIKit

/// The alarm at the end of a match's time, over everything else in the window.
///
/// It flashes, or shows a steady color if the user prefers reduced motion.
final class MatchAlarmViewController: UIViewController {
  private let onStop: @MainActor () -> Void
  private let flash = UIView()
  private let heading = UILabel()
  private let result = UILabel()
  private lazy var button = UIButton(
    configuration: .filled(),
    primaryAction: UIAction { [weak self] _ in self?.onStop() }
  )

  init(onStop: @escaping @MainActor () -> Void) {
    self.onStop = onStop
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
    modalPresentationCapturesStatusBarAppearance = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    view.addCovering(flash)
    flash.backgroundColor = .systemRed
    view.accessibilityViewIsModal = true
    style()
    layOut(UIStackView(arrangedSubviews: [heading, result, button]))
  }

  /// The alarm takes the keys from a text that is being edited below.
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
    guard !UIAccessibility.isReduceMotionEnabled else { return }
    UIView.animate(
      withDuration: 0.6,
      delay: 0,
      options: [.repeat, .autoreverse, .allowUserInteraction],
      animations: { self.flash.alpha = 0.55 }
    )
  }

  override func accessibilityPerformEscape() -> Bool {
    onStop()
    return true
  }

  func show(_ alarm: MatchAlarmViewState.Alarm) {
    loadViewIfNeeded()
    heading.text = alarm.title
    result.text = alarm.result
    button.configuration?.title = alarm.button
  }

  // MARK: - Keys

  /// Return presses the only button, as in an alert.
  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "\r", modifierFlags: [], action: stopAction)]
  }

  private var stopAction: Selector {
    #if canImport(ObjectiveC)
    #selector(stopPressed)
    #else
    Selector(MatchAlarmViewController.stopPressed)
    #endif
  }

  #if canImport(ObjectiveC)
  @objc
  #endif
  private func stopPressed() {
    onStop()
  }

  // MARK: - Layout

  private func style() {
    heading.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
      for: .systemFont(ofSize: 56, weight: .bold)
    )
    heading.accessibilityTraits = .header
    result.font = .preferredFont(forTextStyle: .title1)
    for label in [heading, result] {
      label.textColor = .white
      label.textAlignment = .center
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    button.configuration?.buttonSize = .large
    button.configuration?.baseBackgroundColor = .white
    button.configuration?.baseForegroundColor = .black
  }

  private func layOut(_ stack: UIStackView) {
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 16
    stack.setCustomSpacing(40, after: result)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 24),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -24),
      button.widthAnchor.constraint(greaterThanOrEqualToConstant: 200),
    ])
  }
}
