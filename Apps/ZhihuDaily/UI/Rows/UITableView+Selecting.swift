import UIKit

extension UITableView {
  /// Selects the row of the story in the secondary column, and no other row.
  func selectOnly(_ path: IndexPath?) {
    guard indexPathForSelectedRow != path else { return }
    if let old = indexPathForSelectedRow { deselectRow(at: old, animated: false) }
    if let path { selectRow(at: path, animated: false, scrollPosition: .none) }
  }
}
