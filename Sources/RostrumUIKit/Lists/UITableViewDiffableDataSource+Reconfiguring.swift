public import UIKit

extension UITableViewDiffableDataSource {
  /// Shows a snapshot, and reconfigures the rows that are kept, because their content may differ.
  public func applyReconfiguring(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool
  ) {
    var next = snapshot
    next.reconfigureItems(keptFrom: self.snapshot())
    apply(next, animatingDifferences: animatingDifferences)
  }
}
