import UIKit
import ZhihuDailyPresentation

/// The data source of the table: the options, the cache, and the app's credits.
final class SettingsDataSource: UITableViewDiffableDataSource<
  SettingsDataSource.Section, SettingsDataSource.Item
>
{
  enum Section: Hashable, Sendable {
    case appearance, textSize, sample, cache, about
  }

  enum Item: Hashable, Sendable {
    case appearance(AppearanceChoice)
    case textSize(TextSizeChoice)
    case sample
    case cacheSize
    case clear
  }

  private var settings: SettingsViewData?

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    switch sectionIdentifier(for: section) {
    case .appearance: settings?.appearance
    case .textSize: settings?.textSize
    case .sample: settings?.sampleTitle
    case .cache: settings?.cache.title
    case .about, nil: nil
    }
  }

  override func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? {
    switch sectionIdentifier(for: section) {
    case .cache: settings?.cache.note
    case .about: settings?.about
    case .appearance, .textSize, .sample, nil: nil
    }
  }

  func show(_ settings: SettingsViewData) {
    let isFirst = self.settings == nil
    self.settings = settings
    var next = NSDiffableDataSourceSnapshot<Section, Item>()
    next.appendSections([.appearance, .textSize, .sample, .cache, .about])
    next.appendItems(settings.appearances.map { .appearance($0.id) }, toSection: .appearance)
    next.appendItems(settings.textSizes.map { .textSize($0.id) }, toSection: .textSize)
    next.appendItems([.sample], toSection: .sample)
    next.appendItems([.cacheSize, .clear], toSection: .cache)
    if !isFirst { next.reconfigureItems(next.itemIdentifiers) }
    apply(next, animatingDifferences: false)
  }
}
