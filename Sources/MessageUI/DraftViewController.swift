import UIKit

/// Shows a draft, which a program outside of the app sends.
final class DraftViewController: UITableViewController {
  /// The lines above the text.
  private var fields: [String] = []
  /// The text.
  private var text = ""

  private var onCancel: () -> Void = {}
  private var onSend: () -> Void = {}

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

  /// Becomes the only screen of a compose controller.
  func begin(
    in controller: UINavigationController,
    onCancel: @escaping () -> Void,
    onSend: @escaping () -> Void
  ) {
    self.onCancel = onCancel
    self.onSend = onSend
    controller.viewControllers = [self]
  }

  /// Shows the draft as it is now.
  func show(title: String, fields: [String], text: String) {
    self.title = title
    self.fields = fields
    self.text = text
    if isViewLoaded { tableView.reloadData() }
  }

  /// Gives the draft to the program that opens its address, and reports whether it was opened.
  func send(_ address: ComposeAddress, completion: @escaping @MainActor @Sendable (Bool) -> Void) {
    guard let url = address.url else { return completion(false) }
    UIApplication.shared.open(url, completionHandler: completion)
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
