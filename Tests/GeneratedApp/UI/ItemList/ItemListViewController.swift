import RostrumUIKit
import SamplerPresentation
import UIKit

/// The list of items.
final class ItemListViewController:
  ScreenViewController<ItemListPresenter>, ItemListView
{
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private lazy var source = UITableViewDiffableDataSource<Int, String>(tableView: table) {
    [weak self] table, path, id in
    self?.cell(for: id, at: path, in: table)
  }
  private var rows: [String: ItemRowViewData] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.addCovering(table)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "item")
    table.dataSource = source
    table.delegate = self
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.navigationBar.prefersLargeTitles = true
  }

  // MARK: - ItemListView

  func render(_ state: ItemListViewState) {
    title = state.title
    switch state.content {
    case .loading(let text):
      show(table, insteadOf: .loading(text))
    case .placeholder(let data):
      show(
        table,
        insteadOf: .placeholder(data) { [weak self] in
          self?.presenter.placeholderButtonTapped()
        }
      )
    case .list(let rows):
      show(table, insteadOf: nil)
      show(rows)
    }
  }

  private func show(_ next: [ItemRowViewData]) {
    rows = Dictionary(next.map { ($0.id, $0) }) { first, _ in first }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(next.map(\.id))
    source.applySnapshotUsingReloadData(snapshot)
  }

  private func cell(
    for id: String,
    at path: IndexPath,
    in table: UITableView
  ) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "item", for: path)
    var content = UIListContentConfiguration.cell()
    content.text = rows[id]?.title
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}

extension ItemListViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if let id = source.itemIdentifier(for: indexPath) { presenter.itemTapped(id) }
  }
}
