import UIKit

/// A story that can be shared.
final class SharingViewController: UIViewController {
  private let log = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    log.text = "Nothing shared"
    let share = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Pass on") { [weak self] _ in self?.share() }
    )
    let stack = UIStackView(arrangedSubviews: [share, log])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 60),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
    ])
  }

  private func share() {
    let items: [Any] = ["A story", URL(string: "https://example.org/7") as Any]
    let controller = UIActivityViewController(activityItems: items, applicationActivities: nil)
    controller.completionWithItemsHandler = { [weak self] activity, isDone, _, _ in
      let what = activity == .copyToPasteboard ? "Copied" : "Shared"
      self?.log.text = isDone ? what : "Cancelled"
    }
    present(controller, animated: true)
  }
}
