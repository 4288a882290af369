import FootballGatherPresentation
import RostrumUIKit
import UIKit

/// The table's data: a banner if there is one, then the sections of a listing.
final class GatherListDataSource: UITableViewDiffableDataSource<
  GatherListDataSource.Section, GatherListDataSource.Item
>
{
  enum Section: Hashable, Sendable {
    case banner
    case rows(GatherListing.Section.ID)
  }

  enum Item: Hashable, Sendable {
    case banner
    case row(GatherListing.RowID)
  }

  private var titles: [GatherListing.Section.ID: String] = [:]
  /// Returns whether a row can be deleted by swiping.
  var canDelete: @MainActor (GatherListing.RowID) -> Bool = { _ in false }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    if case .rows(let id)? = sectionIdentifier(for: section) { titles[id] } else { nil }
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    if case .row(let id)? = itemIdentifier(for: indexPath) { canDelete(id) } else { false }
  }

  /// Shows a listing and reconfigures existing rows.
  func show(_ listing: GatherListing, hasBanner: Bool, animated: Bool) {
    titles = [:]
    var next = NSDiffableDataSourceSnapshot<Section, Item>()
    if hasBanner {
      next.appendSection(.banner, items: [.banner])
    }
    for section in listing.sections {
      titles[section.id] = section.title
      next.appendSection(.rows(section.id), items: section.rows.map(Item.row))
    }
    applyReconfiguring(next, animatingDifferences: animated)
  }
}
