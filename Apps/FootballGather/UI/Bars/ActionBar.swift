import RostrumUIKit
import UIKit

/// The bar at the bottom of a screen with its main button.
final class ActionBar: ProgrammaticView {
  /// The space below the rows of a table, in points.
  static let height: CGFloat = 66

  private let button: UIButton

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
    button.configuration?.buttonSize = .large
    button.addAction(onButton, for: .primaryActionTriggered)
    button.translatesAutoresizingMaskIntoConstraints = false
    addSubview(button)
    let guide = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      button.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      button.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
      button.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -8),
    ])
  }

  func show(_ title: String, isEnabled: Bool) {
    button.configuration?.title = title
    button.isEnabled = isEnabled
  }
}
