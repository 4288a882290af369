import RostrumUIKit
import UIKit

/// The bar at the bottom of a screen with its main button.
final class ActionBar: ProgrammaticView {
  private let button: UIButton
  private var margins: [NSLayoutConstraint] = []

  /// - Parameters:
  ///   - configuration: The style of the button.
  ///   - onButton: The action of the button.
  init(
    configuration: UIButton.Configuration = .borderedProminent(),
    onButton: UIAction
  ) {
    button = UIButton(configuration: configuration)
    super.init(frame: .zero)
    backgroundColor = .systemGroupedBackground
    button.addAction(onButton, for: .primaryActionTriggered)
    button.translatesAutoresizingMaskIntoConstraints = false
    addSubview(button)
    let guide = safeAreaLayoutGuide
    let top = button.topAnchor.constraint(equalTo: topAnchor)
    let bottom = guide.bottomAnchor.constraint(equalTo: button.bottomAnchor)
    margins = [top, bottom]
    NSLayoutConstraint.activate([
      top,
      bottom,
      button.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      button.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
    ])
    adaptHeight()
    registerForTraitChanges([UITraitVerticalSizeClass.self]) { (self: Self, _) in
      self.adaptHeight()
    }
  }

  /// The height that the bar covers above the safe area, in points.
  var coveredHeight: CGFloat { bounds.height - safeAreaInsets.bottom }

  /// Makes the bar lower in a low window, which needs the room for rows.
  private func adaptHeight() {
    let isLow = traitCollection.verticalSizeClass == .compact
    button.configuration?.buttonSize = isLow ? .medium : .large
    for margin in margins { margin.constant = isLow ? 4 : 8 }
  }

  func show(_ title: String, isEnabled: Bool) {
    button.configuration?.title = title
    button.isEnabled = isEnabled
  }
}
