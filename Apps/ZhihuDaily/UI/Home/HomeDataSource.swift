import RostrumUIKit
import UIKit
import ZhihuDailyPresentation

/// The data source of the table: a notice, if there is one, the days, and the foot.
final class HomeDataSource: UITableViewDiffableDataSource<
  HomeDataSource.Section, HomeDataSource.Item
>
{
  enum Section: Hashable, Sendable {
    case notice
    case day(Int)
    case foot
  }

  enum Item: Hashable, Sendable {
    case notice
    case story(Int)
    case foot
  }

  private var titles: [Int: String] = [:]

  /// Returns the title of a section's day; nil for the header's day and for other sections.
  func title(ofSection section: Int) -> String? {
    if case .day(let id)? = sectionIdentifier(for: section) { titles[id] } else { nil }
  }

  /// Returns the ids of the rows that are stories.
  func stories(at paths: [IndexPath]) -> [Int] {
    paths.compactMap { path in
      if case .story(let id)? = itemIdentifier(for: path) { id } else { nil }
    }
  }

  /// Shows a listing and reconfigures visible rows.
  func show(_ listing: HomeListing, hasNotice: Bool) {
    titles = [:]
    var next = NSDiffableDataSourceSnapshot<Section, Item>()
    if hasNotice {
      next.appendSection(.notice, items: [.notice])
    }
    for section in listing.sections {
      titles[section.id] = section.title
      next.appendSection(.day(section.id), items: section.rows.map(Item.story))
    }
    next.appendSection(.foot, items: [.foot])
    applyReconfiguring(next, animatingDifferences: false)
  }
}
