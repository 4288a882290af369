import UIKit

/// Animated changes, with a button for each.
final class MovingViewController: UIViewController {
  private let box = UIView()
  private let extra = UILabel()
  private let heard = UILabel()
  private let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    box.backgroundColor = .systemBlue
    box.accessibilityIdentifier = "box"
    let height = box.heightAnchor.constraint(equalToConstant: 40)
    extra.text = "Extra"
    extra.isHidden = true
    heard.text = "Nothing heard"
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    for view in [extra, box, heard] { stack.addArrangedSubview(view) }
    stack.addArrangedSubview(button("Fade") { $0.box.alpha = 0.25 })
    stack.addArrangedSubview(button("Colour") { $0.box.backgroundColor = .systemRed })
    stack.addArrangedSubview(button("Show") { $0.extra.isHidden = false })
    stack.addArrangedSubview(
      button("Grow") {
        height.constant = 120
        $0.view.layoutIfNeeded()
      }
    )
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      height,
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
    ])
  }

  private func button(
    _ title: String,
    _ change: @escaping @MainActor (MovingViewController) -> Void
  ) -> UIButton {
    UIButton(
      primaryAction: UIAction(title: title) { [weak self] _ in
        UIView.animate(withDuration: 0.6) {
          if let self { change(self) }
        } completion: { isFinished in
          self?.heard.text = "\(title) \(isFinished)"
        }
      }
    )
  }
}
