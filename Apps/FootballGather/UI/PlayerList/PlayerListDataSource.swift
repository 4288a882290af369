import FootballGatherPresentation
import UIKit

/// The table's data: banners if there are some, then players.
final class PlayerListDataSource: UITableViewDiffableDataSource<
  PlayerListDataSource.Section, PlayerListDataSource.Item
>
{
  enum Section: Hashable, Sendable {
    case banners, players
  }

  enum Item: Hashable, Sendable {
    case banner(PlayerListViewState.Banner.ID)
    /// By id.
    case player(Int)
  }

  /// Players can be swiped away, and selected.
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    if case .player = itemIdentifier(for: indexPath) { true } else { false }
  }

  /// Shows rows; those that are on screen already are asked for anew.
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
