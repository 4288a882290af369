import CategoriesPresentation
import UIKit

/// The table's data: users, and what follows the last of them.
final class UserListDataSource: UITableViewDiffableDataSource<
  UserListDataSource.Section, UserListDataSource.Item
>
{
  enum Section: Hashable, Sendable {
    case users, tail
  }

  enum Item: Hashable, Sendable {
    /// By id.
    case user(Int)
    case tail
  }

  /// Shows users and tail; of the rows that are on screen already, those that changed are asked
  /// for anew.
  func show(_ rows: UserRows, hasTail: Bool, changed: [Item]) {
    let known = Set(snapshot().itemIdentifiers)
    var next = NSDiffableDataSourceSnapshot<Section, Item>()
    next.appendSections([.users])
    next.appendItems(rows.ids.map(Item.user), toSection: .users)
    if hasTail {
      next.appendSections([.tail])
      next.appendItems([.tail], toSection: .tail)
    }
    let still = Set(next.itemIdentifiers).intersection(known)
    next.reconfigureItems(changed.filter(still.contains))
    apply(next, animatingDifferences: false)
  }
}
