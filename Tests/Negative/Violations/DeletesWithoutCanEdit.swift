// plant: UI
// check: lint-delegates
// expect: swift:7: .*to implement tableView\(_:canEditRowAt:\) beside tableView\(_:commit:forRowAt:\)
import UIKit

final class SeedSource: NSObject, UITableViewDataSource {
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}
