import UIKit

/// Sheets with several detents, one that cannot be dismissed, and an alert with a text field.
final class SheetsViewController: UIViewController {
  private let heard = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heard.accessibilityIdentifier = "heard"
    let stack = UIStackView(arrangedSubviews: [
      button("Two heights") { $0.present(undimmed: false, stays: false) },
      button("Undimmed") { $0.present(undimmed: true, stays: false) },
      button("Stays") { $0.present(undimmed: false, stays: true) },
      button("Ask a name") { $0.askName() }, heard,
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

  private func button(_ title: String, _ body: @escaping (SheetsViewController) -> Void) -> UIButton
  {
    let button = UIButton(configuration: .bordered())
    button.configuration?.title = title
    button.addAction(
      UIAction { [weak self] _ in if let self { body(self) } },
      for: .primaryActionTriggered
    )
    return button
  }

  private func present(undimmed: Bool, stays: Bool) {
    let content = UIViewController()
    content.title = "Sheet"
    content.view.backgroundColor = .systemBackground
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }
    )
    let sheet = UINavigationController(rootViewController: content)
    sheet.isModalInPresentation = stays
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    sheet.sheetPresentationController?.delegate = self
    if undimmed { sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium }
    present(sheet, animated: true)
  }

  private func askName() {
    let alert = UIAlertController(title: "Your Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak self, weak alert] _ in
        self?.heard.text = "Name: \(alert?.textFields?.first?.text ?? "")"
      }
    )
    present(alert, animated: true)
  }
}

extension SheetsViewController: UISheetPresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    let isLarge = sheetPresentationController.selectedDetentIdentifier == .large
    heard.text = isLarge ? "large" : "medium"
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    heard.text = "stays"
  }
}
