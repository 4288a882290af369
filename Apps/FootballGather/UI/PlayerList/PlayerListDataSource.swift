import FootballGatherPresentation
import RostrumUIKit
import UIKit

/// The table's data: the banners, then the players.
final class PlayerListDataSource: UITableViewDiffableDataSource<
  PlayerListDataSource.Section, PlayerListDataSource.Item
>
{
  enum Section: Hashable, Sendable {
    case banners, players
  }

  enum Item: Hashable, Sendable {
    case banner(PlayerListViewState.Banner.ID)
    /// A player, by id.
    case player(Int)
  }

  /// Returns true for players, which can be deleted by swiping and selected.
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    if case .player = itemIdentifier(for: indexPath) { true } else { false }
  }

  /// Shows rows and reconfigures existing ones.
  func show(
    _ banners: [PlayerListViewState.Banner],
    _ rows: [PlayerRowViewData],
    animated: Bool
  ) {
    var next = NSDiffableDataSourceSnapshot<Section, Item>()
    if !banners.isEmpty {
      next.appendSection(.banners, items: banners.map { .banner($0.id) })
    }
    next.appendSection(.players, items: rows.map { .player($0.id) })
    applyReconfiguring(next, animatingDifferences: animated)
  }
}
