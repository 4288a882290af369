import AudioToolbox
import UIKit

/// Buttons with haptic and audible feedback.
final class FeedbackViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    title = "Feedback"
    let stack = UIStackView(arrangedSubviews: [
      button("Impact") { UIImpactFeedbackGenerator(style: .heavy).impactOccurred() },
      button("Success") { UINotificationFeedbackGenerator().notificationOccurred(.success) },
      button("Alarm") { AudioServicesPlayAlertSound(1005) },
    ])
    stack.axis = .vertical
    stack.spacing = 24
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  private func button(_ title: String, _ act: @escaping @MainActor () -> Void) -> UIButton {
    UIButton(configuration: .filled(), primaryAction: UIAction(title: title) { _ in act() })
  }
}
