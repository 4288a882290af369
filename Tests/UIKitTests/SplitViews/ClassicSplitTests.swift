import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// A split view that was made without a style, whose screens are `viewControllers`.
///
/// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/viewcontrollers>
@MainActor
struct ClassicSplitTests {
  private final class Delegate: NSObject, UISplitViewControllerDelegate {
    var discards = false
    var asked: [[UIViewController]] = []

    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      asked.append([secondaryViewController, primaryViewController])
      return discards
    }
  }

  private let split = UISplitViewController()
  private let list = UINavigationController(rootViewController: UIViewController())
  private let item = UINavigationController(rootViewController: UIViewController())
  private let delegate = Delegate()

  init() {
    list.topViewController?.title = "List"
    item.topViewController?.title = "Item"
    split.viewControllers = [list, item]
    split.delegate = delegate
  }

  @Test func itsScreensAreThoseOfTheColumns() {
    #expect(split.style == .unspecified)
    #expect(split.viewControllers == [list, item])
    #expect(split.viewController(for: .primary) === list)
    #expect(split.viewController(for: .secondary) === item)
    split.viewControllers = [list]
    #expect(split.viewControllers == [list] && split.viewController(for: .secondary) == nil)
  }

  @Test func bothColumnsAreShownInARegularWidth() {
    let driver = SceneDriver(
      rootViewController: split,
      environment: SceneEnvironment(width: 1180, height: 820, idiom: .pad)
    )
    driver.settle()
    #expect(!split.isCollapsed)
    #expect(driver.find(nil, .bar).map(\.label) == ["List", "Item"])
    #expect(delegate.asked.isEmpty)
  }

  @Test(arguments: [false, true])
  func theDelegateDiscardsTheSecondaryScreenInACompactWidth(_ discards: Bool) {
    delegate.discards = discards
    let driver = SceneDriver(rootViewController: split)
    driver.settle()
    #expect(split.isCollapsed)
    #expect(delegate.asked == [[item, list]])
    #expect(driver.find(nil, .bar).map(\.label) == [discards ? "List" : "Item"])
  }

  @Test func aScreenWithoutANavigationControllerHasNoBar() {
    let plain = UIViewController()
    plain.title = "Plain"
    split.viewControllers = [plain, item]
    let driver = SceneDriver(
      rootViewController: split,
      environment: SceneEnvironment(width: 1180, height: 820, idiom: .pad)
    )
    driver.settle()
    #expect(split.viewControllers == [plain, item])
    #expect(driver.find(nil, .bar).map(\.label) == ["Item"])
  }
}
