import ContactsPresentation
import UIKit

/// The table's data: a banner if there is one, then contacts in sections by initial.
final class ContactListDataSource: UITableViewDiffableDataSource<
  ContactListDataSource.Section, ContactListDataSource.Item
>
{
  enum Section: Hashable, Sendable {
    case banner
    case initial(String)
  }

  enum Item: Hashable, Sendable {
    case banner
    /// By id.
    case contact(String)
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    switch sectionIdentifier(for: section) {
    case .initial(let title): title
    case .banner, nil: nil
    }
  }

  /// Shows a listing; rows that are on screen already are asked for anew.
  func show(
    _ listing: ContactListing,
    hasBanner: Bool,
    animated: Bool
  ) {
    var next = NSDiffableDataSourceSnapshot<Section, Item>()
    if hasBanner {
      next.appendSections([.banner])
      next.appendItems([.banner], toSection: .banner)
    }
    for section in listing.sections {
      next.appendSections([.initial(section.title)])
      next.appendItems(section.ids.map(Item.contact), toSection: .initial(section.title))
    }
    let known = Set(snapshot().itemIdentifiers)
    next.reconfigureItems(next.itemIdentifiers.filter(known.contains))
    apply(next, animatingDifferences: animated)
  }
}
