import RostrumUIKit
import UIKit

/// The data source of the table: the ids of favourites, which can be deleted.
final class FavouritesDataSource: UITableViewDiffableDataSource<FavouritesDataSource.Section, Int> {
  enum Section: Hashable, Sendable {
    case stories
  }

  /// Called when the user deletes a story.
  var delete: @MainActor (Int) -> Void = { _ in }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete, let id = itemIdentifier(for: indexPath) { delete(id) }
  }

  func show(_ rows: [Int], animated: Bool) {
    var next = NSDiffableDataSourceSnapshot<Section, Int>()
    next.appendSection(.stories, items: rows)
    applyReconfiguring(next, animatingDifferences: animated)
  }
}
