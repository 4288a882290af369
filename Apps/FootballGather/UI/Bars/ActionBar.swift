import RostrumUIKit
import UIKit

/// The bar at the bottom of a screen with its main button and, on request, a button to delete.
final class ActionBar: ProgrammaticView {
  private let button: UIButton
  private let deleteButton = UIButton(configuration: .deleting)
  private var margins: [NSLayoutConstraint] = []

  /// - Parameters:
  ///   - configuration: The style of the button.
  ///   - onButton: The action of the button.
  ///   - onDelete: The action of the button to delete.
  init(
    configuration: UIButton.Configuration = .borderedProminent(),
    onButton: UIAction,
    onDelete: UIAction? = nil
  ) {
    button = UIButton(configuration: configuration)
    super.init(frame: .zero)
    backgroundColor = .systemGroupedBackground
    button.addAction(onButton, for: .primaryActionTriggered)
    if let onDelete { deleteButton.addAction(onDelete, for: .primaryActionTriggered) }
    deleteButton.isHidden = true
    deleteButton.setContentHuggingPriority(.required, for: .horizontal)
    layOut(UIStackView(arrangedSubviews: [button, deleteButton]))
    adaptHeight()
    registerForTraitChanges([UITraitVerticalSizeClass.self]) { (self: Self, _) in
      self.adaptHeight()
    }
  }

  private func layOut(_ stack: UIStackView) {
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    let guide = safeAreaLayoutGuide
    let top = stack.topAnchor.constraint(equalTo: topAnchor)
    let bottom = guide.bottomAnchor.constraint(equalTo: stack.bottomAnchor)
    margins = [top, bottom]
    NSLayoutConstraint.activate([
      top,
      bottom,
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
    ])
  }

  /// The height that the bar covers above the safe area, in points.
  var coveredHeight: CGFloat { bounds.height - safeAreaInsets.bottom }

  /// Makes the bar lower in a low window, which needs the room for rows.
  private func adaptHeight() {
    let isLow = traitCollection.verticalSizeClass == .compact
    for button in [button, deleteButton] {
      button.configuration?.buttonSize = isLow ? .medium : .large
    }
    button.configuration?.titleTextAttributesTransformer = isLow ? .low : nil
    deleteButton.configuration?.preferredSymbolConfigurationForImage =
      isLow ? UIImage.SymbolConfiguration(pointSize: 17) : nil
    for margin in margins { margin.constant = isLow ? 4 : 8 }
  }

  func show(_ title: String, isEnabled: Bool) {
    button.configuration?.title = title
    button.isEnabled = isEnabled
  }

  /// - Parameters:
  ///   - label: The accessibility label of the button to delete; nil hides it.
  ///   - isEnabled: Whether something can be deleted.
  func showDelete(_ label: String?, isEnabled: Bool) {
    deleteButton.isHidden = label == nil
    deleteButton.accessibilityLabel = label
    deleteButton.isEnabled = isEnabled
  }
}

extension UIButton.Configuration {
  fileprivate static var deleting: UIButton.Configuration {
    var configuration = gray()
    configuration.image = UIImage(systemName: "trash")
    configuration.baseForegroundColor = .systemRed
    return configuration
  }
}

extension UIConfigurationTextAttributesTransformer {
  /// Limits the size of the text, as that of the system's bars is limited.
  fileprivate static var low: Self {
    Self { attributes in
      var attributes = attributes
      attributes.font = UIFontMetrics(forTextStyle: .body).scaledFont(
        for: .systemFont(ofSize: 17),
        maximumPointSize: 21
      )
      return attributes
    }
  }
}
