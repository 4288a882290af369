import UIKit

/// Accessibility actions on custom views, and the order of their elements.
final class AssistedViewController: UIViewController {
  private let log = UILabel()
  private let overlay = OverlayView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    log.text = "Nothing yet"
    let stack = UIStackView(arrangedSubviews: [log, rating(), card(), ordered(), opener()])
    stack.axis = .vertical
    stack.spacing = 16
    for part in [stack, overlay] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    overlay.isHidden = true
    // A hidden modal view must not hide others from screen readers.
    overlay.accessibilityViewIsModal = true
    overlay.closed = { [weak self] in self?.close() }
    overlay.pressed = { [weak stack] in stack?.accessibilityLabel = "Behind" }
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 40),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -40),
      overlay.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      overlay.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -60),
    ])
  }

  private func rating() -> UIView {
    let rating = RatingView()
    rating.isAccessibilityElement = true
    rating.accessibilityLabel = "Rating"
    rating.accessibilityTraits = .adjustable
    rating.show()
    return rating
  }

  private func card() -> UIView {
    let card = CardView()
    card.text = "Card"
    card.isAccessibilityElement = true
    card.accessibilityTraits = .button
    card.activated = { [log] in log.text = "Activated" }
    return card
  }

  /// Has elements in another order than its subviews, and without the last one.
  private func ordered() -> UIView {
    let buttons = ["Second", "First", "Never"].map { title in
      UIButton(
        configuration: .gray(),
        primaryAction: UIAction(title: title) { [log] _ in log.text = title }
      )
    }
    // Keys must reach neither a disabled field nor a hidden button.
    let off = UITextField()
    off.placeholder = "Off"
    off.isEnabled = false
    let unseen = UIButton(configuration: .gray(), primaryAction: UIAction(title: "Unseen") { _ in })
    unseen.isHidden = true
    let stack = UIStackView(arrangedSubviews: buttons + [off])
    stack.addSubview(unseen)
    stack.spacing = 8
    stack.accessibilityElements = [buttons[1], off, unseen, buttons[0]]
    return stack
  }

  private func opener() -> UIView {
    UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Open") { [weak self] _ in
        self?.overlay.isHidden = false
      }
    )
  }

  private func close() {
    overlay.isHidden = true
    log.text = "Closed"
  }
}

private final class RatingView: UILabel {
  private var stars = 3

  func show() {
    text = String(repeating: "★", count: stars)
    accessibilityValue = "\(stars) stars"
  }

  override func accessibilityIncrement() {
    stars = min(stars + 1, 5)
    show()
  }

  override func accessibilityDecrement() {
    stars = max(stars - 1, 1)
    show()
  }
}

private final class CardView: UILabel {
  var activated: () -> Void = {}

  override func accessibilityActivate() -> Bool {
    activated()
    return true
  }
}

private final class OverlayView: UIView {
  var closed: () -> Void = {}
  var pressed: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    let button = UIButton(
      configuration: .tinted(),
      primaryAction: UIAction(title: "Inside") { [weak self] _ in self?.pressed() }
    )
    button.translatesAutoresizingMaskIntoConstraints = false
    addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: topAnchor, constant: 20),
      button.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20),
      button.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 60),
      button.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -60),
    ])
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func accessibilityPerformEscape() -> Bool {
    guard !isHidden else { return false }
    closed()
    return true
  }
}
