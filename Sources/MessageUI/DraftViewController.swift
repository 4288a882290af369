import UIKit

/// Shows a draft, which a program outside of the app sends.
final class DraftViewController: UITableViewController {
  /// The lines above the text.
  var fields: [String] = []
  /// The text.
  var text = ""

  var onCancel: () -> Void = {}
  var onSend: () -> Void = {}

  init() {
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "line")
    tableView.allowsSelection = false
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.onCancel() }
    )
    let send = UIBarButtonItem(
      systemItem: .compose,
      primaryAction: UIAction { [weak self] _ in self?.onSend() }
    )
    send.style = .done
    navigationItem.rightBarButtonItem = send
  }

  private var lines: [String] { fields.filter { !$0.isEmpty } + (text.isEmpty ? [] : [text]) }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    lines.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = lines[indexPath.row]
    content.textProperties.numberOfLines = 0
    cell.contentConfiguration = content
    return cell
  }
}
