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
    // The first item is the outermost.
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
    // 8 points to the edge, 96 for the button, 6 between.
    #expect(frames(wide) == [[110, 12, 240, 20]])
  }

  @Test func aControlThatIsATitleViewIsInTheMiddle() {
    let segments = UISegmentedControl(items: ["First", "Second"])
    screen.navigationItem.titleView = segments
    let frame = frames(segments)[0]
    #expect(abs(frame[2] - segments.intrinsicContentSize.width) < 0.01)
    #expect(abs(frame[0] + frame[2] / 2 - 195) < 0.01)
    #expect(frame[1] == 6 && frame[3] == 32)
  }

  @Test func aSearchBarInTheRowTakesAThirdOfIt() {
    let search = UISearchController()
    screen.navigationItem.searchController = search
    let driver = SceneDriver(
      rootViewController: UINavigationController(rootViewController: screen),
      environment: SceneEnvironment(width: 840, height: 1_000, idiom: .pad)
    )
    driver.settle()
    let bar = search.searchBar
    let frame = bar.convert(bar.bounds, to: bar.window)
    // A bar row is 50 points high on an iPad.
    #expect(frame == CGRect(x: 840 - 16 - 280, y: 3, width: 280, height: 44))
  }

  @Test func aSearchBarThatIsATitleViewTakesTheRowThatButtonsLeave() {
    let search = UISearchBar()
    screen.navigationItem.titleView = search
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: first)
    // 8 points to each edge, 46 for the item, 6 on both sides.
    #expect(frames(search) == [[60, 0, 316, 44]])
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
    // 8 points to the edge, 45 % of 390 for the button minus the point by which it begins earlier,
    // and 8 between.
    #expect(abs(frame.minX - (8 + 0.45 * 390 - 1 + 8)) < 0.4)
  }
}
