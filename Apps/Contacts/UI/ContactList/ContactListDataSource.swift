import ContactsPresentation
import RostrumUIKit
import UIKit

/// The table's data: a banner if there is one, then contacts in sections by initial, or the results
/// of a search in a section without a title.
final class ContactListDataSource: UITableViewDiffableDataSource<
  ContactListDataSource.Section, ContactListDataSource.Item
>
{
  enum Section: Hashable, Sendable {
    case banner
    case initial(String)
    case found
  }

  enum Item: Hashable, Sendable {
    case banner
    /// A contact, by id.
    case contact(String)
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    switch sectionIdentifier(for: section) {
    case .initial(let title): title
    case .banner, .found, nil: nil
    }
  }

  /// Returns the initials of the sections; empty during a search.
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    snapshot().sectionIdentifiers.compactMap {
      if case .initial(let title) = $0 { title } else { nil }
    }
  }

  override func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    self.index(for: .initial(title)) ?? NSNotFound
  }

  /// Returns true for contacts, which can be deleted by swiping.
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath) != .banner
  }

  /// Shows a listing and reconfigures existing rows.
  func show(
    _ listing: ContactListing,
    hasBanner: Bool,
    isSearch: Bool,
    animated: Bool
  ) {
    var next = NSDiffableDataSourceSnapshot<Section, Item>()
    if hasBanner {
      next.appendSection(.banner, items: [.banner])
    }
    if isSearch { next.appendSections([.found]) }
    for section in listing.sections {
      let target = isSearch ? Section.found : .initial(section.title)
      if !isSearch { next.appendSections([target]) }
      next.appendItems(section.ids.map(Item.contact), toSection: target)
    }
    applyReconfiguring(next, animatingDifferences: animated)
  }
}
