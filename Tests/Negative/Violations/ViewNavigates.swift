// plant: UI
// check: lint-state
// expect: swift:7: .*navigation in a coordinator
import UIKit

func show(_ next: UIViewController, from current: UIViewController) {
  current.navigationController?.pushViewController(next, animated: true)
}
