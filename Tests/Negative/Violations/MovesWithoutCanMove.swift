// plant: UI
// check: lint-delegates
// expect: swift:7: .*to implement tableView\(_:canMoveRowAt:\) beside tableView\(_:moveRowAt:to:\)
import UIKit

final class SeedSource: NSObject, UITableViewDataSource {
  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
