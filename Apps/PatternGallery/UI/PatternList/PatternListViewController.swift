import PatternGalleryPresentation
import RostrumUIKit
import UIKit

/// The screen with the list of patterns and the row of their comparison.
final class PatternListViewController:
  ScreenTableViewController<PatternListPresenter>, PatternListView
{
  private enum Section: Hashable, Sendable {
    case patterns
    case compare
  }

  private enum Item: Hashable, Sendable {
    case pattern(PatternListViewState.Row)
    case compare(String)
  }

  private final class Source: UITableViewDiffableDataSource<Section, Item> {
    var introduction: String?

    override func tableView(
      _ tableView: UITableView,
      titleForFooterInSection section: Int
    ) -> String? {
      section == 0 ? introduction : nil
    }
  }

  private lazy var source = Source(tableView: tableView) {
    [weak self] table, path, item in
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
    cell.contentConfiguration = Self.content(for: item)
    cell.accessoryType = self?.showsDisclosure == false ? .none : .disclosureIndicator
    return cell
  }

  private var showsDisclosure = true
  private var chosen: Item?

  init(presenter: PatternListPresenter) {
    super.init(presenter: presenter, style: .insetGrouped)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .always
    navigationController?.navigationBar.prefersLargeTitles = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.dataSource = source
  }

  func render(_ state: PatternListViewState) {
    title = state.title
    source.introduction = state.introduction
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections([.patterns, .compare])
    snapshot.appendItems(state.rows.map(Item.pattern), toSection: .patterns)
    snapshot.appendItems([.compare(state.compare)], toSection: .compare)
    showsDisclosure = state.showsDisclosure
    chosen =
      switch state.chosen {
      case .pattern(let id): state.rows.first { $0.id == id }.map(Item.pattern)
      case .comparison: .compare(state.compare)
      case nil: nil
      }
    source.applySnapshotUsingReloadData(snapshot)
    markChosen()
  }

  /// Selects the row of the content in the secondary column.
  private func markChosen() {
    let path = chosen.flatMap { source.indexPath(for: $0) }
    guard tableView.indexPathForSelectedRow != path else { return }
    if let old = tableView.indexPathForSelectedRow {
      tableView.deselectRow(at: old, animated: false)
    }
    if let path { tableView.selectRow(at: path, animated: false, scrollPosition: .none) }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch source.itemIdentifier(for: indexPath) {
    case .pattern(let row): presenter.patternTapped(row.id)
    case .compare: presenter.compareTapped()
    case nil: break
    }
    // Only the row of the content in the secondary column stays selected.
    tableView.deselectRow(at: indexPath, animated: true)
    markChosen()
  }

  private static func content(for item: Item) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.subtitleCell()
    switch item {
    case .pattern(let row):
      content.text = row.title
      content.secondaryText = row.text
      content.secondaryTextProperties.color = .secondaryLabel
    case .compare(let text): content.text = text
    }
    return content
  }
}
