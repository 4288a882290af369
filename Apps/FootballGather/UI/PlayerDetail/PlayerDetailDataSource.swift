import FootballGatherPresentation
import UIKit

/// The table's data: the fields of a player and the delete button.
final class PlayerDetailDataSource: UITableViewDiffableDataSource<
  PlayerDetailDataSource.Section, PlayerDetailDataSource.Item
>
{
  enum Section: Hashable, Sendable {
    case rows(PlayerDetailViewState.Section.ID)
    case delete
  }

  enum Item: Hashable, Sendable {
    case row(PlayerDetailViewState.Row.ID)
    case delete
  }

  private var sections: [PlayerDetailViewState.Section] = []

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    data(of: section)?.title
  }

  override func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? {
    data(of: section)?.footer
  }

  private func data(of section: Int) -> PlayerDetailViewState.Section? {
    guard case .rows(let id)? = sectionIdentifier(for: section) else { return nil }
    return sections.first { $0.id == id }
  }

  /// Shows sections and reconfigures existing rows.
  func show(_ sections: [PlayerDetailViewState.Section], canDelete: Bool) {
    let footersChanged = sections.map(\.footer) != self.sections.map(\.footer)
    self.sections = sections
    var next = NSDiffableDataSourceSnapshot<Section, Item>()
    for section in sections {
      next.appendSections([.rows(section.id)])
      next.appendItems(section.rows.map { .row($0.id) }, toSection: .rows(section.id))
    }
    if canDelete {
      next.appendSections([.delete])
      next.appendItems([.delete], toSection: .delete)
    }
    if footersChanged { return applySnapshotUsingReloadData(next) }
    let known = Set(snapshot().itemIdentifiers)
    next.reconfigureItems(next.itemIdentifiers.filter(known.contains))
    apply(next, animatingDifferences: false)
  }
}
