public import UIKit

extension NSDiffableDataSourceSnapshot {
  /// Appends a section with its items.
  public mutating func appendSection(
    _ section: SectionIdentifierType,
    items: [ItemIdentifierType]
  ) {
    appendSections([section])
    appendItems(items, toSection: section)
  }

  /// Reconfigures the items that an earlier snapshot contains as well.
  ///
  /// Snapshots compare identifiers only, so cells of kept items would not show changed content.
  public mutating func reconfigureItems(
    keptFrom earlier: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    let known = Set(earlier.itemIdentifiers)
    reconfigureItems(itemIdentifiers.filter(known.contains))
  }
}
