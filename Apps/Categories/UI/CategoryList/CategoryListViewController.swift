import CategoriesPresentation
import RostrumUIKit
import UIKit

/// The list of categories: the primary column, or a screen of its own.
final class CategoryListViewController:
  ScreenViewController<CategoryListPresenter>, CategoryListView
{
  private let table = UITableView(frame: .zero, style: .plain)
  private lazy var source = UITableViewDiffableDataSource<Int, Int>(tableView: table) {
    [weak self] table, path, id in
    self?.cell(for: id, at: path, in: table)
  }
  private let refreshControl = UIRefreshControl()
  private let progress = ProgressPanel()
  private var rows: [Int: CategoryRowViewData] = [:]
  private var shown: [CategoryRowViewData] = []
  private var chosen: Int?
  private var showsDisclosure = true

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addCovering(table)
    view.addAtBottom(progress)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "category")
    table.dataSource = source
    table.delegate = self
    table.refreshControl = refreshControl
    refreshControl.addAction(
      UIAction { [weak self] _ in self?.presenter.pulledToRefresh() },
      for: .valueChanged
    )
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.navigationBar.prefersLargeTitles = true
  }

  // MARK: - CategoryListView

  func render(_ state: CategoryListViewState) {
    title = state.title
    progress.show(state.progress)
    if !state.isPulled, refreshControl.isRefreshing { refreshControl.endRefreshing() }
    switch state.content {
    case .waiting:
      show(table, insteadOf: nil)
    case .placeholder(let data):
      shown = []
      show(
        table,
        emptying: source,
        insteadOf: .placeholder(data) { [weak self] in self?.presenter.placeholderButtonTapped() }
      )
    case .list(let rows):
      show(table, insteadOf: nil)
      show(rows, showsDisclosure: state.showsDisclosure)
      chosen = state.chosen
      markChosen()
    }
  }

  private func show(_ next: [CategoryRowViewData], showsDisclosure: Bool) {
    guard next != shown || showsDisclosure != self.showsDisclosure else { return }
    let isFirst = shown.isEmpty
    let former = showsDisclosure == self.showsDisclosure ? rows : [:]
    let known = Set(shown.map(\.id))
    shown = next
    self.showsDisclosure = showsDisclosure
    rows = Dictionary(next.map { ($0.id, $0) }) { first, _ in first }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSection(0, items: next.map(\.id))
    snapshot.reconfigureItems(
      next.map(\.id).filter { known.contains($0) && former[$0] != rows[$0] }
    )
    source.apply(snapshot, animatingDifferences: !isFirst)
  }

  /// Selects the row of the category in the secondary column.
  private func markChosen() {
    let path = chosen.flatMap { source.indexPath(for: $0) }
    guard table.indexPathForSelectedRow != path else { return }
    if let old = table.indexPathForSelectedRow { table.deselectRow(at: old, animated: false) }
    if let path { table.selectRow(at: path, animated: false, scrollPosition: .none) }
  }

  private func cell(for id: Int, at path: IndexPath, in table: UITableView) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "category", for: path)
    guard let row = rows[id] else { return cell }
    var content = UIListContentConfiguration.subtitleCell()
    content.text = row.name
    content.secondaryText = row.people
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    // Rows of a sidebar push no screen.
    cell.accessoryType = showsDisclosure ? .disclosureIndicator : .none
    return cell
  }
}

extension CategoryListViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let id = source.itemIdentifier(for: indexPath) else { return }
    presenter.categoryTapped(id)
    // The selection follows from the secondary column, not from taps.
    markChosen()
  }
}
