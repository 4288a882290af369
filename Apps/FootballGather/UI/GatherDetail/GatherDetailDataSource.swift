import FootballGatherPresentation
import RostrumUIKit
import UIKit

/// The table's data: the result, a section for each team, a notice and the delete button.
final class GatherDetailDataSource: UITableViewDiffableDataSource<
  GatherDetailDataSource.Section, GatherDetailDataSource.Item
>
{
  enum Section: Hashable, Sendable {
    case result
    case join
    case notice
    case team(MatchSide)
    case delete
  }

  enum Item: Hashable, Sendable {
    case result
    case join
    case notice
    /// A player, by id.
    case player(Int)
    case delete
  }

  private var titles: [MatchSide: String] = [:]

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    if case .team(let side)? = sectionIdentifier(for: section) { titles[side] } else { nil }
  }

  func show(_ card: GatherCardViewData, canJoin: Bool, canDelete: Bool) {
    titles = Dictionary(card.sides.map { ($0.id, $0.title) }) { first, _ in first }
    var next = NSDiffableDataSourceSnapshot<Section, Item>()
    next.appendSection(.result, items: [.result])
    if canJoin {
      next.appendSection(.join, items: [.join])
    }
    if card.notice != nil {
      next.appendSection(.notice, items: [.notice])
    }
    for side in card.sides {
      guard let players = side.players else { continue }
      next.appendSection(.team(side.id), items: players.map { .player($0.id) })
    }
    if canDelete {
      next.appendSection(.delete, items: [.delete])
    }
    applySnapshotUsingReloadData(next)
  }
}
