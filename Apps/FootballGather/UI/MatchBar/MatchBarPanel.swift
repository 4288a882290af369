import FootballGatherPresentation
import Rostrum
import RostrumUIKit
import UIKit

/// The bar of the match in progress above the tabs, which is a single button.
final class MatchBarPanel: ProgrammaticView, MatchBarView {
  private let presenter: MatchBarPresenter
  /// Receives the height in points after each layout; 0 while there is no bar.
  private let onHeight: @MainActor (CGFloat) -> Void
  private let button = UIButton(configuration: .plain())
  private let time = UILabel()
  private let chevron = UIImageView(image: UIImage(systemName: "chevron.right"))
  private let line = UIView()

  init(presenter: MatchBarPresenter, onHeight: @escaping @MainActor (CGFloat) -> Void) {
    self.presenter = presenter
    self.onHeight = onHeight
    super.init(frame: .zero)
    isHidden = true
    style()
    layOut()
    button.addAction(
      UIAction { [weak presenter] _ in presenter?.tapped() },
      for: .primaryActionTriggered
    )
  }

  func attach() {
    presenter.attach(self)
  }

  func detach() {
    presenter.detach(self)
  }

  // MARK: - MatchBarView

  func render(_ state: MatchBarViewState) {
    isHidden = state.bar == nil
    if let bar = state.bar {
      button.configuration?.title = bar.result
      button.configuration?.subtitle = bar.subtitle
      time.text = bar.time ?? bar.join
      time.textColor = bar.join != nil ? .tintColor : bar.isRunning ? .label : .secondaryLabel
      button.accessibilityLabel = bar.accessibilityLabel
      button.accessibilityHint = bar.hint
      makeRoomForTime()
    }
    reportHeight()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    reportHeight()
  }

  private func reportHeight() {
    onHeight(isHidden ? 0 : max(bounds.height, Self.leastHeight))
  }

  // MARK: - Layout

  /// The minimum height, in points.
  private static let leastHeight: CGFloat = 52

  private func style() {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: "soccerball")
    configuration.imagePadding = 10
    configuration.titleAlignment = .leading
    configuration.baseForegroundColor = .label
    button.configuration = configuration
    makeRoomForTime()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, _) in
      self.makeRoomForTime()
    }
    button.contentHorizontalAlignment = .leading
    backgroundColor = .secondarySystemBackground
    time.font = UIFontMetrics(forTextStyle: .headline).scaledFont(
      for: .monospacedDigitSystemFont(ofSize: 17, weight: .semibold)
    )
    time.adjustsFontForContentSizeCategory = true
    time.accessibilityTraits = .updatesFrequently
    chevron.tintColor = .tertiaryLabel
    line.backgroundColor = .separator
    for view in [time, chevron, line] {
      view.isUserInteractionEnabled = false
      view.accessibilityElementsHidden = true
    }
  }

  /// Keeps the result free of the time beside it, which grows with the text.
  private func makeRoomForTime() {
    let width = UIFontMetrics(forTextStyle: .headline).scaledValue(
      for: 60,
      compatibleWith: traitCollection
    )
    button.configuration?.contentInsets = NSDirectionalEdgeInsets(
      top: 8,
      leading: 16,
      bottom: 8,
      trailing: time.text == nil ? 40 : width + 56
    )
  }

  private func layOut() {
    addCovering(button)
    for view in [time, chevron, line] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      heightAnchor.constraint(greaterThanOrEqualToConstant: Self.leastHeight),
      time.centerYAnchor.constraint(equalTo: centerYAnchor),
      time.trailingAnchor.constraint(equalTo: chevron.leadingAnchor, constant: -8),
      chevron.centerYAnchor.constraint(equalTo: centerYAnchor),
      chevron.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      line.topAnchor.constraint(equalTo: topAnchor),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.5),
    ])
  }
}
