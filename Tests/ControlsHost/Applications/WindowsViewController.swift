import UIKit

/// A screen with a navigation bar of its own, which shows a toast and an alert in other windows.
final class WindowsViewController: UIViewController, UINavigationBarDelegate {
  private let bar = UINavigationBar()
  private let message = UILabel()
  private let field = UITextField()
  private var toast: UIWindow?
  private var alert: UIWindow?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Windows"
    view.backgroundColor = .systemBackground
    bar.delegate = self
    let item = UINavigationItem(title: "Photos")
    item.rightBarButtonItem = UIBarButtonItem(
      title: "Push",
      primaryAction: UIAction { [unowned self] _ in push() }
    )
    bar.items = [item]
    message.accessibilityIdentifier = "message"
    message.text = "Nothing yet"
    field.placeholder = "Note"
    field.borderStyle = .roundedRect
    let column = UIStackView(arrangedSubviews: [
      message, button("Toast") { $0.showToast() }, button("Alert") { $0.showAlert() },
      button("Behind") { $0.message.text = "Behind tapped" }, field,
    ])
    column.axis = .vertical
    column.spacing = 16
    for subview in [bar, column] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: guide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      column.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 24),
      column.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      column.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
    ])
  }

  private func button(
    _ title: String,
    _ action: @escaping (WindowsViewController) -> Void
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { [unowned self] _ in action(self) }, for: .touchUpInside)
    return button
  }

  private func push() {
    bar.pushItem(UINavigationItem(title: "Album"), animated: true)
  }

  private func showToast() {
    guard let scene = view.window?.windowScene else { return }
    let window = ToastWindow(windowScene: scene)
    window.windowLevel = .statusBar
    window.rootViewController = ToastViewController { [unowned self] in
      message.text = "Toast closed"
      toast = nil
    }
    window.isHidden = false
    toast = window
  }

  private func showAlert() {
    guard let scene = view.window?.windowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.windowLevel = .alert + 1
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    alert = window
    let alert = UIAlertController(title: "In a window", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "OK", style: .default) { [unowned self] _ in
      message.text = "Alert closed"
      self.alert?.isHidden = true
      self.alert = nil
    }
    alert.addAction(action)
    window.rootViewController?.present(alert, animated: true)
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    message.text = "Popped"
  }
}

/// A window that receives touches only in the subviews of its root view.
private final class ToastWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self || found === rootViewController?.view ? nil : found
  }
}

private final class ToastViewController: UIViewController {
  private let close: () -> Void

  init(close: @escaping () -> Void) {
    self.close = close
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let toast = UIView()
    toast.backgroundColor = .secondarySystemBackground
    toast.layer.cornerRadius = 14
    toast.accessibilityIdentifier = "toast"
    let label = UILabel()
    label.text = "Saved"
    let button = UIButton(type: .system)
    button.setTitle("Close", for: .normal)
    button.addAction(UIAction { [unowned self] _ in close() }, for: .touchUpInside)
    let row = UIStackView(arrangedSubviews: [label, button])
    row.distribution = .equalSpacing
    for subview in [toast, row] { subview.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(toast)
    toast.addSubview(row)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      toast.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      toast.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
      toast.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -16),
      row.topAnchor.constraint(equalTo: toast.topAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: toast.bottomAnchor, constant: -8),
      row.leadingAnchor.constraint(equalTo: toast.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: toast.trailingAnchor, constant: -16),
    ])
  }
}
