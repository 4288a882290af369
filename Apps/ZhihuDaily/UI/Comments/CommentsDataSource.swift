import RostrumUIKit
import UIKit
import ZhihuDailyPresentation

/// The data source of the table: a notice, if there is one, and the rows of a listing.
final class CommentsDataSource: UITableViewDiffableDataSource<
  CommentsDataSource.Section, CommentsDataSource.Item
>
{
  enum Section: Hashable, Sendable {
    case notice
    case rows(CommentListing.SectionID)
  }

  enum Item: Hashable, Sendable {
    case notice
    case row(CommentListing.RowID)
  }

  private var titles: [CommentListing.SectionID: String] = [:]

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    if case .rows(let id)? = sectionIdentifier(for: section) { titles[id] } else { nil }
  }

  /// Shows a listing and reconfigures visible rows.
  func show(_ listing: CommentListing, hasNotice: Bool) {
    let former = titles
    titles = [:]
    var next = NSDiffableDataSourceSnapshot<Section, Item>()
    if hasNotice {
      next.appendSection(.notice, items: [.notice])
    }
    for section in listing.sections {
      titles[section.id] = section.title
      next.appendSection(.rows(section.id), items: section.rows.map(Item.row))
    }
    next.reconfigureItems(keptFrom: snapshot())
    let renamed = former.keys.filter { titles[$0] != nil && titles[$0] != former[$0] }
    next.reloadSections(renamed.map(Section.rows))
    apply(next, animatingDifferences: false)
  }
}
