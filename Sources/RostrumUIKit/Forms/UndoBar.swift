public import Rostrum
public import UIKit

/// A bar at the lower edge of a screen that reports a removal and offers to undo it.
///
/// While it is shown, the window's undo manager offers the same, so that ⌘Z undoes too.
public final class UndoBar: ProgrammaticView {
  /// The height with one line of text, in points.
  public static let height: CGFloat = 52

  private let text = UILabel()
  /// The undo manager at which the offer is registered.
  private weak var registry: UndoManager?
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

  /// Shows an offer; nil hides the bar.
  public func show(_ offer: UndoOfferViewData?) {
    isHidden = offer == nil
    if let offer {
      if offer.text != text.text { withdraw() }
      text.text = offer.text
      button.configuration?.title = offer.button
    }
    updateRegistry()
  }

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    updateRegistry()
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    updateRegistry()
  }

  /// Registers the offer at the undo manager of the window in which the bar is shown.
  private func updateRegistry() {
    let next = isHidden || window == nil ? nil : undoManager
    guard next !== registry else { return }
    withdraw()
    registry = next
    guard let next else { return }
    // During an undo it would be registered as its redo; the layout follows the undo.
    guard !next.isUndoing else {
      registry = nil
      return setNeedsLayout()
    }
    next.registerUndo(withTarget: self) { bar in
      bar.registry = nil
      bar.button.sendActions(for: .primaryActionTriggered)
    }
    if let message = text.text { next.setActionName(message) }
  }

  private func withdraw() {
    registry?.removeAllActions(withTarget: self)
    registry = nil
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
