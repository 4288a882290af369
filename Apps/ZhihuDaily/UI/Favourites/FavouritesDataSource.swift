import RostrumUIKit
import UIKit

/// The data source of the table: favourites, which can be deleted, and the text below them.
final class FavouritesDataSource: UITableViewDiffableDataSource<
  FavouritesDataSource.Section, FavouritesDataSource.Item
>
{
  enum Section: Hashable, Sendable {
    case stories, end
  }

  enum Item: Hashable, Sendable {
    case story(Int)
    case end
  }

  /// Called when the user deletes a story.
  var delete: @MainActor (Int) -> Void = { _ in }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    if case .story? = itemIdentifier(for: indexPath) { true } else { false }
  }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, case .story(let id)? = itemIdentifier(for: indexPath) else {
      return
    }
    delete(id)
  }

  func show(_ rows: [Int], animated: Bool) {
    var next = NSDiffableDataSourceSnapshot<Section, Item>()
    next.appendSections([.stories, .end])
    next.appendItems(rows.map(Item.story), toSection: .stories)
    next.appendItems([.end], toSection: .end)
    applyReconfiguring(next, animatingDifferences: animated)
  }
}
