import UIKit

/// Buttons that observe touch events: a single one, one that is dragged, and one that scrolls;
/// another observes only taps.
final class TouchesViewController: UIViewController {
  private static let events: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "again"), (.touchDragEnter, "enter"),
    (.touchDragExit, "exit"), (.touchUpInside, "up"), (.touchUpOutside, "outside"),
    (.touchCancel, "cancel"),
  ]

  private let log = UILabel()
  private var heard: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    log.text = "Nothing yet"
    log.numberOfLines = 0
    let drags = button("Drag")
    drags.addAction(UIAction { [weak self] _ in self?.noteOnce("inside") }, for: .touchDragInside)
    let stack = UIStackView(arrangedSubviews: [
      log, button("Hold"), drags, tapped("Tap") { $0.note("tap") },
      tapped("Clear") { $0.clear() }, scroller(),
    ])
    stack.axis = .vertical
    stack.spacing = 20
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 60),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 80),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -80),
    ])
  }

  private func tapped(
    _ title: String,
    _ action: @escaping @MainActor (TouchesViewController) -> Void
  ) -> UIButton {
    UIButton(
      configuration: .gray(),
      primaryAction: UIAction(title: title) { [weak self] _ in if let self { action(self) } }
    )
  }

  private func button(_ title: String) -> UIButton {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = title
    for (event, name) in Self.events {
      button.addAction(UIAction { [weak self] _ in self?.note(name) }, for: event)
    }
    return button
  }

  /// Returns a scroll view with content larger than itself.
  private func scroller() -> UIView {
    let scroll = UIScrollView()
    let inner = button("Scroll")
    inner.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(inner)
    NSLayoutConstraint.activate([
      scroll.heightAnchor.constraint(equalToConstant: 120),
      inner.topAnchor.constraint(equalTo: scroll.topAnchor),
      inner.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      inner.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      inner.heightAnchor.constraint(equalToConstant: 400),
    ])
    return scroll
  }

  private func noteOnce(_ text: String) {
    if heard.last != text { note(text) }
  }

  private func note(_ text: String) {
    heard.append(text)
    log.text = heard.joined(separator: " ")
  }

  private func clear() {
    heard = []
    log.text = "Nothing yet"
  }
}
