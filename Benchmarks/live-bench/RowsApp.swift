import Foundation
import UIKit

/// Tables with the number of rows in the address: `/rows/index-40`, `/rows/diffable-100000`.
final class RowsSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let name = connectionOptions.urlContexts.first?.url.lastPathComponent ?? ""
    let count = Int(name.drop { $0 != "-" }.dropFirst()) ?? 40
    let window = UIWindow(windowScene: scene)
    window.rootViewController = RowsViewController(
      count: count,
      isDiffable: name.hasPrefix("diffable")
    )
    window.makeKeyAndVisible()
    self.window = window
  }
}

final class RowsViewController: UITableViewController {
  private let count: Int
  private let isDiffable: Bool
  private var source: UITableViewDiffableDataSource<Int, Int>?

  init(count: Int, isDiffable: Bool) {
    self.count = count
    self.isDiffable = isDiffable
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    guard isDiffable else { return }
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: tableView) {
      [weak self] _, path, row in
      self?.cell(of: row, at: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<count))
    source.apply(snapshot, animatingDifferences: false)
    self.source = source
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cell(of: indexPath.row, at: indexPath)
  }

  private func cell(of row: Int, at indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = "Row \(row)"
    cell.contentConfiguration = content
    return cell
  }
}
