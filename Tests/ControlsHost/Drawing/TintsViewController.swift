import UIKit

/// Rows with images of every kind, a custom tint, an alert and a sheet in front of it.
final class TintsViewController: UITableViewController {
  /// An image whose left half is opaque and whose right half is transparent.
  private static let half = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAABgAAAAYCAYAAADgdz34AAAAJElEQVR42mP4TzpgIAUzjFowasGoBaMWjFowasGoBaMWDA0LAGav2IqbYQGDAAAAAElFTkSuQmCC"
  )

  private let rows = ["Symbol", "Picture", "Template", "Tinted", "Old", "Plain"]

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(primaryAction: UIAction(title: "Ask") { [weak self] _ in self?.ask() }),
      UIBarButtonItem(primaryAction: UIAction(title: "Rise") { [weak self] _ in self?.rise() }),
    ]
    let own = UIButton(type: .system, primaryAction: UIAction(title: "Own") { _ in })
    own.tintColor = .systemPink
    own.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    tableView.tableFooterView = own
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let title = rows[indexPath.row]
    if title == "Old" {
      cell.textLabel?.text = title
      cell.imageView?.image = UIImage(systemName: "star")
      return cell
    }
    var content = cell.defaultContentConfiguration()
    content.text = title
    content.image = image(for: title)
    cell.contentConfiguration = content
    return cell
  }

  private func image(for title: String) -> UIImage? {
    let picture = Self.half.flatMap { UIImage(data: $0) }
    return switch title {
    case "Symbol": UIImage(systemName: "star")
    case "Picture": picture
    case "Template": picture?.withRenderingMode(.alwaysTemplate)
    case "Tinted": picture?.withTintColor(UIColor(red: 0, green: 0.5, blue: 0, alpha: 1))
    default: nil
    }
  }

  private func ask() {
    let alert = UIAlertController(title: "Gray?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  private func rise() {
    let sheet = UIViewController()
    sheet.view.backgroundColor = .systemGroupedBackground
    present(sheet, animated: true)
  }
}
