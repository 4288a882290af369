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

  /// Shows users and tail; rows that are on screen already are asked for anew.
  func show(_ rows: UserRows, hasTail: Bool, animated: Bool) {
    let known = Set(snapshot().itemIdentifiers)
    var next = NSDiffableDataSourceSnapshot<Section, Item>()
    next.appendSections([.users])
    next.appendItems(rows.ids.map(Item.user), toSection: .users)
    if hasTail {
      next.appendSections([.tail])
      next.appendItems([.tail], toSection: .tail)
    }
    next.reconfigureItems(next.itemIdentifiers.filter(known.contains))
    apply(next, animatingDifferences: animated)
  }
}
