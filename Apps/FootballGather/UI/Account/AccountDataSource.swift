import FootballGatherPresentation
import RostrumUIKit
import UIKit

/// The table's data: the account and its actions, each in a section with its footer.
final class AccountDataSource: UITableViewDiffableDataSource<
  AccountDataSource.Section, AccountDataSource.Item
>
{
  enum Section: Hashable, Sendable {
    case person
    case language
    case unsent
    case action(AccountViewData.Action.ID)
  }

  enum Item: Hashable, Sendable {
    case person
    case language
    case unsent
    case send
    case action(AccountViewData.Action.ID)
  }

  private var account: AccountViewData?

  override func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? {
    guard case .action(let id)? = sectionIdentifier(for: section) else { return nil }
    return account?.actions.first { $0.id == id }?.footer
  }

  /// Shows an account and reconfigures existing rows.
  func show(_ account: AccountViewData) {
    let isFirst = self.account == nil
    self.account = account
    var next = NSDiffableDataSourceSnapshot<Section, Item>()
    next.appendSection(.person, items: [.person])
    next.appendSection(.language, items: [.language])
    if account.unsent != nil {
      next.appendSection(.unsent, items: [.unsent, .send])
    }
    for action in account.actions {
      next.appendSection(.action(action.id), items: [.action(action.id)])
    }
    applyReconfiguring(next, animatingDifferences: !isFirst)
  }
}
