public import UIKit

/// A bar at the lower edge of a screen that reports a removal and offers to undo it.
public final class UndoBar: ProgrammaticView {
  /// The height with one line of text, in points.
  public static let height: CGFloat = 52

  private let text = UILabel()
  private let button = UIButton(configuration: .plain())

  /// - Parameter onButton: The action of the button.
  public init(onButton: UIAction) {
    super.init(frame: .zero)
    isHidden = true
    backgroundColor = .secondarySystemBackground
    text.font = .preferredFont(forTextStyle: .subheadline)
    text.numberOfLines = 0
    text.adjustsFontForContentSizeCategory = true
    button.addAction(onButton, for: .primaryActionTriggered)
    button.setContentHuggingPriority(.required, for: .horizontal)
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    layOut(UIStackView(arrangedSubviews: [text, button]))
  }

  /// Shows a message with an undo button; nil hides the bar.
  public func show(_ message: String?, button title: String?) {
    isHidden = message == nil
    guard let message else { return }
    text.text = message
    button.configuration?.title = title
  }

  private func layOut(_ stack: UIStackView) {
    stack.alignment = .center
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      stack.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -4),
    ])
  }
}
