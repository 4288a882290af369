import FootballGatherPresentation
import RostrumUIKit
import UIKit

/// The table's data: the scoreboard, the timer, and a section for each team's players.
final class GatherDataSource: UITableViewDiffableDataSource<
  GatherDataSource.Section, GatherDataSource.Item
>
{
  enum Section: Hashable, Sendable {
    case scoreboard
    case timer
    case team(MatchSide)
  }

  enum Item: Hashable, Sendable {
    case scoreboard
    case timer
    /// A player, by id.
    case player(Int)
  }

  /// The titles of the teams' sections.
  private var titles: [MatchSide: String] = [:]

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    if case .team(let side)? = sectionIdentifier(for: section) { titles[side] } else { nil }
  }

  func show(_ sides: [MatchViewData.Side]) {
    titles = Dictionary(sides.map { ($0.id, $0.title) }) { first, _ in first }
    var next = NSDiffableDataSourceSnapshot<Section, Item>()
    next.appendSections([.scoreboard, .timer])
    next.appendItems([.scoreboard], toSection: .scoreboard)
    next.appendItems([.timer], toSection: .timer)
    for side in sides {
      next.appendSection(.team(side.id), items: side.players.map { .player($0.id) })
    }
    applySnapshotUsingReloadData(next)
  }
}
