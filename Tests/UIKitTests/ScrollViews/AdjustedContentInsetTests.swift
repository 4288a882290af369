import Testing
import UIKit
import UIKitTesting

/// Apple: `adjustedContentInset`, `contentOffset`.
@MainActor
struct AdjustedContentInsetTests {
  private let scroll = InsetLoggingScrollView()
  private let driver: SceneDriver
  /// The height of the navigation bar, in points.
  private let bar: CGFloat = 44

  init() {
    let screen = UIViewController()
    scroll.frame = screen.view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 300, height: 3000)
    scroll.accessibilityLabel = "Content"
    screen.view.addSubview(scroll)
    driver = SceneDriver(rootViewController: UINavigationController(rootViewController: screen))
  }

  @Test func adjustedContentInsetAddsSafeAreaAndContentInset() {
    #expect(scroll.adjustedContentInset.top == bar)
    scroll.contentInset = UIEdgeInsets(top: 10, left: 5, bottom: 20, right: 0)
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 54, left: 5, bottom: 20, right: 0))
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.adjustedContentInset == scroll.contentInset)
  }

  @Test func contentRestsAtTheNegativeAdjustedInset() throws {
    #expect(scroll.contentOffset == CGPoint(x: 0, y: -bar))
    #expect(scroll.bounds.origin == scroll.contentOffset)
    try driver.scroll("Content", to: CGPoint(x: 0, y: 100))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 100 - bar))
    scroll.setContentOffset(CGPoint(x: 0, y: -scroll.adjustedContentInset.top), animated: false)
    #expect(scroll._displayedOffset == .zero)
  }

  @Test func contentStaysWhereItRestsWhenInsetsChange() {
    scroll.contentInset.top = 30
    #expect(scroll.contentOffset.y == -bar - 30)
  }

  @Test func viewsInTheContentAreBelowTheBar() {
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
    scroll.addSubview(row)
    #expect(row.convert(CGPoint.zero, to: nil).y == bar)
    #expect(scroll.window?.hitTest(CGPoint(x: 10, y: bar + 5), with: nil) === row)
    #expect(scroll.window?.hitTest(CGPoint(x: 10, y: bar + 25), with: nil) === scroll)
  }

  @Test func changesAreReportedToTheViewAndItsDelegate() {
    let listener = Listener()
    scroll.delegate = listener
    scroll.insets = []
    scroll.contentInset.top = 6
    scroll.contentInset.top = 6
    #expect(scroll.insets == [bar + 6])
    #expect(listener.insets == [bar + 6])
  }

  @Test func theFirstLayoutReportsTheAdjustedInsets() {
    #expect(scroll.insets == [bar])
  }

  private final class Listener: NSObject, UIScrollViewDelegate {
    var insets: [CGFloat] = []

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      insets.append(scrollView.adjustedContentInset.top)
    }
  }
}

private final class InsetLoggingScrollView: UIScrollView {
  var insets: [CGFloat] = []

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    insets.append(adjustedContentInset.top)
  }
}
