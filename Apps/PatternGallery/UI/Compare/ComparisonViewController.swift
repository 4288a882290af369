import PatternGalleryPresentation
import RostrumUIKit
import UIKit

/// The screen of the comparison, with a row for each pattern.
final class ComparisonViewController:
  ScreenTableViewController<ComparisonPresenter>, ComparisonView
{
  private enum Item: Hashable, Sendable {
    case heading(ComparisonViewState.Row)
    case pattern(ComparisonViewState.Row)
  }

  private final class Source: UITableViewDiffableDataSource<Int, Item> {
    var legend: String?
    var note: String?

    override func tableView(
      _ tableView: UITableView,
      titleForHeaderInSection section: Int
    ) -> String? {
      legend
    }

    override func tableView(
      _ tableView: UITableView,
      titleForFooterInSection section: Int
    ) -> String? {
      note
    }
  }

  private lazy var source = Source(tableView: tableView) { table, path, item in
    let cell = table.dequeueReusableCell(withIdentifier: "figures", for: path)
    switch item {
    case .heading(let row): (cell as? FiguresCell)?.show(heading: row)
    case .pattern(let row): (cell as? FiguresCell)?.show(row)
    }
    return cell
  }

  init(presenter: ComparisonPresenter) {
    super.init(presenter: presenter, style: .insetGrouped)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    tableView.register(FiguresCell.self, forCellReuseIdentifier: "figures")
    tableView.allowsSelection = false
    tableView.dataSource = source
  }

  func render(_ state: ComparisonViewState) {
    title = state.title
    source.legend = state.legend
    source.note = state.note
    var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
    snapshot.appendSection(0, items: [.heading(state.heading)] + state.rows.map(Item.pattern))
    source.applySnapshotUsingReloadData(snapshot)
  }
}
