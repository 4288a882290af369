import UIKit

/// Accounts below a header, with cells that shimmer while they load.
final class AccountsViewController: UIViewController {
  struct Account {
    var kind: String
    var name: String
    var sum: String
    var color: UIColor
  }

  var onLogout: () -> Void = {}
  private let tableView = UITableView()
  private var accounts: [Account] = []
  private var isLoaded = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Accounts"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Log Out",
      primaryAction: UIAction { [weak self] _ in self?.onLogout() }
    )
    tableView.backgroundColor = .systemTeal
    tableView.delegate = self
    tableView.dataSource = self
    tableView.rowHeight = 112
    tableView.register(AccountCell.self, forCellReuseIdentifier: AccountCell.identifier)
    tableView.register(ShimmerCell.self, forCellReuseIdentifier: ShimmerCell.identifier)
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    let header = BankHeaderView(frame: .zero)
    var size = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    size.width = UIScreen.main.bounds.width
    header.frame.size = size
    tableView.tableHeaderView = header
    let refresh = UIRefreshControl()
    refresh.tintColor = .systemRed
    refresh.addAction(UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
    tableView.refreshControl = refresh
    load()
  }

  private func load() {
    isLoaded = false
    accounts = (1...10).map { Account(kind: "", name: "\($0)", sum: "", color: .systemTeal) }
    tableView.reloadData()
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in self?.loaded() }
  }

  private func loaded() {
    isLoaded = true
    accounts = [
      Account(kind: "Banking", name: "Savings", sum: "929,466", color: .systemTeal),
      Account(kind: "Banking", name: "Everyday Account", sum: "17,562", color: .systemTeal),
      Account(kind: "Card", name: "Travel Card", sum: "412", color: .systemOrange),
      Account(kind: "Investment", name: "Growth Fund", sum: "15,000", color: .systemPurple),
    ]
    tableView.refreshControl?.endRefreshing()
    tableView.reloadData()
  }
}

extension AccountsViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    accounts.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let identifier = isLoaded ? AccountCell.identifier : ShimmerCell.identifier
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    (cell as? AccountCell)?.show(accounts[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

/// A greeting beside an image, sized by its constraints.
final class BankHeaderView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemTeal
    let labels = [("Bank", UIFont.TextStyle.title1), ("Good morning,", .body), ("Ana", .title3)]
      .map { text, style in
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        return label
      }
    let column = UIStackView(arrangedSubviews: labels)
    column.axis = .vertical
    column.spacing = 8
    let sun = UIImageView(image: UIImage(systemName: "sun.max.fill"))
    sun.tintColor = .systemYellow
    sun.contentMode = .scaleAspectFit
    let row = UIStackView(arrangedSubviews: [column, sun])
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -24),
      row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
      sun.widthAnchor.constraint(equalToConstant: 100),
      sun.heightAnchor.constraint(equalToConstant: 100),
    ])
  }

  required init?(coder: NSCoder) {
    nil
  }
}
