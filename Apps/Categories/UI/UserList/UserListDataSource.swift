import CategoriesPresentation
import RostrumUIKit
import UIKit

/// The data source of the table: users, and the tail after the last of them.
final class UserListDataSource: UITableViewDiffableDataSource<
  UserListDataSource.Section, UserListDataSource.Item
>
{
  enum Section: Hashable, Sendable {
    case users, tail
  }

  enum Item: Hashable, Sendable {
    /// A user's id.
    case user(Int)
    case tail
  }

  /// Shows users and tail, and reconfigures changed rows that were already present.
  func show(_ rows: UserRows, hasTail: Bool, changed: [Item]) {
    let known = Set(snapshot().itemIdentifiers)
    var next = NSDiffableDataSourceSnapshot<Section, Item>()
    next.appendSection(.users, items: rows.ids.map(Item.user))
    if hasTail {
      next.appendSection(.tail, items: [.tail])
    }
    let still = Set(next.itemIdentifiers).intersection(known)
    next.reconfigureItems(changed.filter(still.contains))
    apply(next, animatingDifferences: false)
  }
}
