// plant: UI
// check: lint-delegates
// expect: swift:7: .*to do without viewForZooming\(in:\), got a method that is not called on Linux
import UIKit

final class Zoomer: NSObject, UIScrollViewDelegate {
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
