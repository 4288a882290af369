// plant: UI
// check: lint-delegates
// expect: swift:9: .*SeedList to declare UITableViewDelegate where it implements tableView\(_:didSelectRowAt:\)
import UIKit

class PlantList: UIViewController, UITableViewDelegate {}

final class SeedList: PlantList {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
