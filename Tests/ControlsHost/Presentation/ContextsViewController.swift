import UIKit

/// Presentations over the current context and over the window, and the layout of content between
/// bars.
final class ContextsViewController: UIViewController {
  private let taps = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    definesPresentationContext = true
    navigationItem.backButtonDisplayMode = .generic
    taps.accessibilityIdentifier = "taps"
    taps.text = "Taps: 0"
    let stack = UIStackView(arrangedSubviews: [
      button("Tap") { $0.count() },
      button("Over this screen") { $0.present(.overCurrentContext, .crossDissolve) },
      button("Turn over") { $0.present(.fullScreen, .flipHorizontal) },
      button("Dissolve a sheet") { $0.present(.pageSheet, .crossDissolve) },
      button("Below bars") { $0.push(below: true) },
      button("Between bars") { $0.push(below: false) }, taps,
    ])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
  }

  private func button(_ title: String, _ body: @escaping (ContextsViewController) -> Void)
    -> UIButton
  {
    let button = UIButton(configuration: .bordered())
    button.configuration?.title = title
    button.addAction(
      UIAction { [weak self] _ in if let self { body(self) } },
      for: .primaryActionTriggered
    )
    return button
  }

  private func count() {
    let count = (taps.text?.split(separator: " ").last).flatMap { Int($0) } ?? 0
    taps.text = "Taps: \(count + 1)"
  }

  private func present(_ style: UIModalPresentationStyle, _ transition: UIModalTransitionStyle) {
    let over = UIViewController()
    over.view.backgroundColor = UIColor.systemYellow.withAlphaComponent(
      style == .overCurrentContext ? 0.4 : 1
    )
    over.modalPresentationStyle = style
    over.modalTransitionStyle = transition
    let done = UIButton(configuration: .borderedProminent())
    done.configuration?.title = "Done"
    done.addAction(
      UIAction { [weak over] _ in over?.dismiss(animated: true) },
      for: .primaryActionTriggered
    )
    done.translatesAutoresizingMaskIntoConstraints = false
    over.view.addSubview(done)
    NSLayoutConstraint.activate([
      done.centerXAnchor.constraint(equalTo: over.view.centerXAnchor),
      done.bottomAnchor.constraint(
        equalTo: over.view.safeAreaLayoutGuide.bottomAnchor,
        constant: -40
      ),
    ])
    present(over, animated: true)
  }

  private func push(below: Bool) {
    let next = ColouredViewController(below: below)
    next.title = below ? "Below bars" : "Between bars"
    if !below { next.edgesForExtendedLayout = [] }
    navigationController?.pushViewController(next, animated: true)
  }
}

/// A coloured scroll view: with its content below the bars, or completely between them.
private final class ColouredViewController: UIViewController {
  private let scroll = UIScrollView()

  init(below: Bool) {
    super.init(nibName: nil, bundle: nil)
    if below { scroll.contentInsetAdjustmentBehavior = .never }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemMint
    view.accessibilityIdentifier = "whole"
    let content = UIView()
    content.backgroundColor = .systemIndigo
    content.accessibilityIdentifier = "content"
    scroll.translatesAutoresizingMaskIntoConstraints = false
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scroll)
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1200),
    ])
  }
}
