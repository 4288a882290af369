import FootballGatherPresentation
import RostrumUIKit
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
      next.appendSection(.rows(section.id), items: section.rows.map { .row($0.id) })
    }
    if canDelete {
      next.appendSection(.delete, items: [.delete])
    }
    if footersChanged { return applySnapshotUsingReloadData(next) }
    applyReconfiguring(next, animatingDifferences: false)
  }
}
