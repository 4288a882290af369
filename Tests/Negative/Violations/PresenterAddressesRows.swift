// plant: Presentation
// check: lint-state
// expect: swift:7: .*rows addressed by id, got `indexPath\.row`
import Foundation

func title(at indexPath: IndexPath, in titles: [String]) -> String {
  titles[indexPath.row]
}
