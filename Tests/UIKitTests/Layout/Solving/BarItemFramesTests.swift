import Testing
import UIKitHosting
import UIKitTesting

@testable import UIKit

/// Frames of views that apps put into bars.
@MainActor
struct BarItemFramesTests {
  private let first = SizedView(30, 20)
  private let second = SizedView(50, 30)
  private let screen = UIViewController()

  private func frames(_ views: UIView...) -> [[CGFloat]] {
    let driver = SceneDriver(rootViewController: UINavigationController(rootViewController: screen))
    driver.settle()
    return views.map { view in
      let frame = view.convert(view.bounds, to: view.window)
      return [frame.minX, frame.minY, frame.width, frame.height]
    }
  }

  @Test func leadingItemsFollowEachOther() {
    screen.navigationItem.leftBarButtonItems = [
      UIBarButtonItem(customView: first), UIBarButtonItem(customView: second),
    ]
    #expect(frames(first, second) == [[16, 12, 30, 20], [16 + 30 + 16, 7, 50, 30]])
  }

  @Test func trailingItemsEndAtTheTrailingEdge() {
    screen.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(customView: first), UIBarButtonItem(customView: second),
    ]
    // The first item is outermost.
    let width: CGFloat = 390
    #expect(
      frames(first, second)
        == [[width - 16 - 30, 12, 30, 20], [width - 16 - 30 - 16 - 50, 7, 50, 30]]
    )
  }

  @Test func aTitleViewIsInTheMiddleAsFarAsButtonsLeaveRoom() {
    screen.navigationItem.titleView = first
    #expect(frames(first) == [[180, 12, 30, 20]])
    let wide = SizedView(240, 20)
    screen.navigationItem.titleView = wide
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: SizedView(80, 20))
    // 8 to the edge, 96 for the button, 6 between.
    #expect(frames(wide) == [[110, 12, 240, 20]])
  }

  @Test func buttonsTakeRoomBesideAnItem() {
    screen.navigationItem.leftBarButtonItems = [
      UIBarButtonItem(systemItem: .add), UIBarButtonItem(customView: first),
    ]
    #expect(frames(first) == [[8 + 44 + 8, 12, 30, 20]])
  }

  @Test func aLargeTitleIsBelowTheItems() {
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: first)
    screen.title = "Large"
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = true
    SceneDriver(rootViewController: navigation).settle()
    #expect(first.convert(first.bounds, to: first.window).minY == 12)
  }

  @Test func flexibleSpacesShareAToolbar() {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    toolbar.items = [
      .flexibleSpace(), UIBarButtonItem(customView: first), .flexibleSpace(),
    ]
    screen.view.addSubview(toolbar)
    #expect(frames(first) == [[135, 12, 30, 20]])
  }

  @Test func aBackButtonTakesLessThanHalfOfTheWindow() {
    let root = UIViewController()
    root.title = "A title that is far too long for a back button"
    screen.navigationItem.leftItemsSupplementBackButton = true
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: first)
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(screen, animated: false)
    SceneDriver(rootViewController: navigation).settle()
    let frame = first.convert(first.bounds, to: first.window)
    // 8 to the edge, 45 % of 390 for the button less the point by which it begins before that, 8 between.
    #expect(abs(frame.minX - (8 + 0.45 * 390 - 1 + 8)) < 0.4)
  }
}
