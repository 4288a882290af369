import UIKit

/// Menus of rows, of a button and of bar buttons.
final class MenusViewController: UITableViewController {
  private let names = ["Ana", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hal", "Ida", "Jo"]
  private let log = UILabel()
  private var size = "Medium"

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    log.text = "Nothing yet"
    log.textAlignment = .center
    let button = UIButton(configuration: .tinted())
    button.configuration?.title = "Size"
    button.showsMenuAsPrimaryAction = true
    button.menu = sizes(of: button)
    let stack = UIStackView(arrangedSubviews: [log, button])
    stack.axis = .vertical
    stack.spacing = 8
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8,
      leading: 16,
      bottom: 8,
      trailing: 16
    )
    tableView.tableHeaderView = stack
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: nil,
      image: UIImage(systemName: "ellipsis.circle"),
      menu: more()
    )
    navigationItem.rightBarButtonItem?.accessibilityLabel = "More"
  }

  private func say(_ text: String) {
    log.text = text
  }

  private func sizes(of button: UIButton) -> UIMenu {
    let choices = ["Small", "Medium", "Large"].map { name in
      UIAction(title: name, state: name == size ? .on : .off) { [weak self, weak button] _ in
        guard let self, let button else { return }
        size = name
        say("Size \(name)")
        button.menu = sizes(of: button)
      }
    }
    return UIMenu(title: "Size", options: .singleSelection, children: choices)
  }

  private func more() -> UIMenu {
    let move = UIMenu(
      title: "Move To",
      image: UIImage(systemName: "folder"),
      children: [action("Inbox", "tray"), action("Archive", "folder")]
    )
    let locked = UIAction(title: "Locked", attributes: .disabled) { [weak self] _ in
      self?.say("Locked")
    }
    let secret = UIAction(title: "Hidden", attributes: .hidden) { _ in }
    let marks = UIAction(title: "Marked", attributes: .keepsMenuPresented) { [weak self] action in
      action.state = action.state == .on ? .off : .on
      self?.say("Marked \(action.state == .on)")
    }
    return UIMenu(children: [
      UIMenu(options: .displayInline, children: [action("Share", "square.and.arrow.up"), move]),
      marks, locked, secret,
      UIMenu(options: .displayInline, children: [removal("everything")]),
    ])
  }

  private func action(_ title: String, _ symbol: String, _ name: String = "") -> UIAction {
    UIAction(title: title, image: UIImage(systemName: symbol)) { [weak self] _ in
      self?.say(name.isEmpty ? title : "\(title) \(name)")
    }
  }

  private func removal(_ name: String) -> UIAction {
    UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) {
      [weak self] _ in self?.say("Delete \(name)")
    }
  }

  // MARK: - UITableViewDataSource

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = names[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  // MARK: - UITableViewDelegate

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    say("Tapped \(names[indexPath.row])")
  }

  override func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let name = names[indexPath.row]
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      guard let self else { return nil }
      return UIMenu(children: [
        action("Call", "phone", name), action("Edit", "pencil", name), removal(name),
      ])
    })
  }
}
