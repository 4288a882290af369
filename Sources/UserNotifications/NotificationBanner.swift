import UIKit
import UIKitHosting

/// A notification at the top of a window, until it is tapped, swiped up or has been there for a
/// while.
final class NotificationBanner: UIControl {
  private static let duration = Duration.seconds(6)

  private var timer: HostTimer?

  init(_ content: UNNotificationContent, onTap: @escaping () -> Void) {
    super.init(frame: .zero)
    let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    background.layer.cornerRadius = 20
    background.clipsToBounds = true
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.18
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 4)
    let labels = [
      label(content.title, .headline, .label), label(content.subtitle, .subheadline, .label),
      label(content.body, .subheadline, .label),
    ]
    let stack = UIStackView(arrangedSubviews: labels.compactMap { $0 })
    stack.axis = .vertical
    stack.spacing = 2
    for view in [background, stack] {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      background.topAnchor.constraint(equalTo: topAnchor),
      background.bottomAnchor.constraint(equalTo: bottomAnchor),
      background.leadingAnchor.constraint(equalTo: leadingAnchor),
      background.trailingAnchor.constraint(equalTo: trailingAnchor),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = labels.compactMap { $0?.text }.joined(separator: "\n")
    addAction(
      UIAction { [weak self] _ in
        self?.hide()
        onTap()
      },
      for: .touchUpInside
    )
    let swipe = UISwipeGestureRecognizer(target: self, action: Selector(NotificationBanner.swiped))
    swipe.direction = .up
    addGestureRecognizer(swipe)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(in window: UIWindow, _ runtime: _SceneRuntime) {
    translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(self)
    let area = window.safeAreaLayoutGuide
    let width = widthAnchor.constraint(equalTo: area.widthAnchor, constant: -16)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: area.topAnchor, constant: 8),
      centerXAnchor.constraint(equalTo: area.centerXAnchor),
      widthAnchor.constraint(lessThanOrEqualToConstant: 420),
      width,
    ])
    alpha = 0
    UIView.animate(withDuration: 0.3) { self.alpha = 1 }
    timer = runtime.clock.schedule(after: Self.duration) { [weak self, weak runtime] in
      runtime?.turn { self?.hide() }
    }
  }

  private func swiped() {
    hide()
  }

  private func hide() {
    timer?.cancel()
    removeFromSuperview()
  }

  private func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel? {
    guard !text.isEmpty else { return nil }
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.numberOfLines = 4
    return label
  }
}
