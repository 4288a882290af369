import UIKit
import ZhihuDailyPresentation

/// Says what was removed, and takes that back.
final class UndoBar: UIView {
  /// Points, with one line of text.
  static let height: CGFloat = 52

  private let text = UILabel()
  private let button = UIButton(configuration: .plain())

  /// - Parameter onButton: What the button does.
  init(onButton: UIAction) {
    super.init(frame: .zero)
    isHidden = true
    backgroundColor = .secondarySystemBackground
    text.font = .preferredFont(forTextStyle: .subheadline)
    text.numberOfLines = 2
    text.lineBreakMode = .byTruncatingTail
    text.adjustsFontForContentSizeCategory = true
    button.addAction(onButton, for: .primaryActionTriggered)
    button.setContentHuggingPriority(.required, for: .horizontal)
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    layOut(UIStackView(arrangedSubviews: [text, button]))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  func show(_ undo: FavouritesViewState.Undo?) {
    isHidden = undo == nil
    guard let undo else { return }
    text.text = undo.text
    button.configuration?.title = undo.button
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
