import RostrumUIKit
import UIKit

/// The table's data: the logo, the reason for the login, the fields and the buttons.
final class LoginDataSource: UITableViewDiffableDataSource<
  LoginDataSource.Section, LoginDataSource.Item
>
{
  enum Section: Hashable, Sendable {
    case logo, fields, remember, submit, otherMode, offline
  }

  enum Item: Hashable, Sendable {
    case logo, notice, username, password, message, remember, submit, otherMode, offline
  }

  func show(hasNotice: Bool, hasMessage: Bool, offersOffline: Bool, animated: Bool) {
    var next = NSDiffableDataSourceSnapshot<Section, Item>()
    next.appendSections([.logo, .fields, .remember, .submit, .otherMode])
    next.appendItems([.logo], toSection: .logo)
    if hasNotice { next.appendItems([.notice], toSection: .logo) }
    next.appendItems([.username, .password], toSection: .fields)
    if hasMessage { next.appendItems([.message], toSection: .fields) }
    next.appendItems([.remember], toSection: .remember)
    next.appendItems([.submit], toSection: .submit)
    next.appendItems([.otherMode], toSection: .otherMode)
    if offersOffline { next.appendSection(.offline, items: [.offline]) }
    let known = Set(snapshot().itemIdentifiers)
    next.reconfigureItems(next.itemIdentifiers.filter { $0.isText && known.contains($0) })
    apply(next, animatingDifferences: animated)
  }
}

extension LoginDataSource.Item {
  /// A Boolean value that indicates whether its cell is reused and refilled instead of kept.
  fileprivate var isText: Bool { self == .notice || self == .message }
}
