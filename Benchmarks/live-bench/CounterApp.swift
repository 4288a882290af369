import UIKit

final class CounterSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = CounterViewController()
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// A counter label, a list of 100 rows, and a button that changes each: the label, and one row.
final class CounterViewController: UIViewController, UITableViewDataSource {
  private let label = UILabel()
  private let table = UITableView(frame: .zero, style: .plain)
  private var count = 0
  private var texts = (0..<100).map { "Row \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.text = "0"
    table.dataSource = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let stack = UIStackView(arrangedSubviews: [
      label, button("Add") { $0.add() }, button("Change") { $0.change() }, table,
    ])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func button(
    _ title: String,
    _ body: @escaping (CounterViewController) -> Void
  ) -> UIButton {
    UIButton(
      configuration: .plain(),
      primaryAction: UIAction(title: title) { [weak self] _ in
        if let self { body(self) }
      }
    )
  }

  private func add() {
    count += 1
    label.text = String(count)
  }

  /// Changes one row of the hundred.
  private func change() {
    count += 1
    texts[5] = String(count)
    table.reconfigureRows(at: [IndexPath(row: 5, section: 0)])
  }

  func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int {
    texts.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = texts[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}
