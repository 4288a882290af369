import FootballGatherPresentation
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
      next.appendSections([.banners])
      next.appendItems(banners.map { .banner($0.id) }, toSection: .banners)
    }
    next.appendSections([.players])
    next.appendItems(rows.map { .player($0.id) }, toSection: .players)
    let known = Set(snapshot().itemIdentifiers)
    next.reconfigureItems(next.itemIdentifiers.filter(known.contains))
    apply(next, animatingDifferences: animated)
  }
}
