// plant: UI
// check: lint-state
// expect: swift:7: .*navigation in a coordinator, got `present\(next, animated:`
import UIKit

final class SeedViewController: UIViewController {
  func show(_ next: UIViewController) { present(next, animated: true) }
}
