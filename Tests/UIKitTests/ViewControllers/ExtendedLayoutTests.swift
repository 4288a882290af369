import Testing
import UIKit
import UIKitTesting

/// Page: `edgesForExtendedLayout` of Apple's documentation of `UIViewController`.
@MainActor
struct ExtendedLayoutTests {
  private let screen = UIViewController()
  private let navigation: UINavigationController

  init() {
    screen.title = "A"
    navigation = UINavigationController(rootViewController: screen)
    navigation.isToolbarHidden = false
  }

  @Test func aViewLiesBelowBarsUnlessItIsToEndThere() {
    #expect(screen.edgesForExtendedLayout == .all)
    #expect(!screen.extendedLayoutIncludesOpaqueBars)
    let driver = SceneDriver(rootViewController: navigation)
    let whole = screen.view.frame
    #expect(whole.size == CGSize(width: 390, height: 844))
    #expect(screen.view.safeAreaInsets.top == 44)

    screen.edgesForExtendedLayout = []
    driver.settle()
    #expect(screen.view.frame == CGRect(x: 0, y: 44, width: 390, height: 756))
    #expect(screen.view.safeAreaInsets == .zero)

    screen.edgesForExtendedLayout = .bottom
    driver.settle()
    #expect(screen.view.frame == CGRect(x: 0, y: 44, width: 390, height: 800))
    #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 44, right: 0))

    screen.edgesForExtendedLayout = .all
    driver.settle()
    #expect(screen.view.frame == whole)
  }

  @Test func aViewKeepsItsFrameAfterAPushAndAPop() {
    screen.edgesForExtendedLayout = []
    let driver = SceneDriver(rootViewController: navigation)
    let frame = screen.view.frame
    navigation.pushViewController(UIViewController(), animated: true)
    driver.settle()
    navigation.popViewController(animated: true)
    driver.settle()
    #expect(frame.minY == 44)
    #expect(screen.view.frame == frame)
    #expect(driver.layoutConflicts.isEmpty)
  }
}
