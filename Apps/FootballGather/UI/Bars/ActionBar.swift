import UIKit

/// The bar at the lower end of a screen, with the one button that leads on.
final class ActionBar: UIView {
  /// What a table leaves free below its rows, in points.
  static let height: CGFloat = 66

  private let button: UIButton

  /// - Parameters:
  ///   - configuration: The style of the button.
  ///   - onButton: What the button does.
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

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  func show(_ title: String, isEnabled: Bool) {
    button.configuration?.title = title
    button.isEnabled = isEnabled
  }
}
