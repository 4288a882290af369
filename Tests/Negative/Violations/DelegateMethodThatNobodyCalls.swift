// plant: UI
// check: lint-delegates
// expect: swift:7: .*to do without scrollViewShouldScrollToTop\(_:\), got a method that is not called on Linux
import UIKit

final class Stayer: NSObject, UIScrollViewDelegate {
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
}
