import UIKit

/// An app of two columns: players, and the selected one.
final class SplitSceneDelegate: ScreenSceneDelegate {
  private let split = UISplitViewController(style: .doubleColumn)

  override func makeRoot() -> UIViewController {
    split.delegate = self
    let list = ChoosingPlayersViewController()
    list.onOverlay = { [weak split] in split?.preferredDisplayMode = .oneOverSecondary }
    let stack = UINavigationController(rootViewController: list)
    stack.navigationBar.prefersLargeTitles = true
    split.setViewController(stack, for: .primary)
    split.setViewController(NobodyViewController(), for: .secondary)
    return split
  }
}

extension SplitSceneDelegate: UISplitViewControllerDelegate {
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    svc.viewController(for: .secondary) is NobodyViewController ? .primary : .secondary
  }
}

/// The list; selecting a row shows its player in the other column.
private final class ChoosingPlayersViewController: UITableViewController {
  var onOverlay: () -> Void = {}
  private let players = (1...40).map { "Player \($0)" }

  init() {
    super.init(style: .insetGrouped)
    title = "Players"
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let overlay = UIAction(title: "Overlay") { [weak self] _ in self?.onOverlay() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Overlay", primaryAction: overlay)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    players.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = players[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    showDetailViewController(
      PlayerViewController(players[indexPath.row]),
      sender: self
    )
  }
}

/// A player; "More" pushes another screen in the same column.
private final class PlayerViewController: UIViewController {
  init(_ name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
    if name.hasPrefix("More") {
      navigationItem.searchController = UISearchController(searchResultsController: nil)
      navigationItem.searchController?.searchBar.placeholder = "Search"
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let more = UIButton(configuration: .borderedProminent())
    more.configuration?.title = "More"
    more.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        let next = PlayerViewController("More of \(title ?? "")")
        navigationController?.pushViewController(next, animated: true)
      },
      for: .primaryActionTriggered
    )
    let about = UIAction(title: "About") { [weak self] _ in self?.showAbout() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "About", primaryAction: about)
    more.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(more)
    NSLayoutConstraint.activate([
      more.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      more.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
    ])
  }
}

extension PlayerViewController {
  /// Shows a popover beside the button in two columns, or else a sheet.
  private func showAbout() {
    let about = UIViewController()
    about.view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "Plays since 2019"
    label.translatesAutoresizingMaskIntoConstraints = false
    about.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: about.view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: about.view.centerYAnchor),
    ])
    about.title = "Facts"
    let popover = UINavigationController(rootViewController: about)
    popover.modalPresentationStyle = .popover
    popover.preferredContentSize = CGSize(width: 260, height: 140)
    popover.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    present(popover, animated: true)
  }
}

/// A placeholder in the other column until a player is selected.
private final class NobodyViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    var nobody = UIContentUnavailableConfiguration.empty()
    nobody.image = UIImage(systemName: "person.2")
    nobody.text = "Nobody Chosen"
    nobody.secondaryText = "Choose a player from the list."
    contentUnavailableConfiguration = nobody
  }
}
