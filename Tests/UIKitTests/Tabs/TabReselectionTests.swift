import Testing
import UIKit
import UIKitTesting

/// Taps on the selected tab.
@MainActor
struct TabReselectionTests {
  private let screen = UIViewController()
  private let stack: UINavigationController
  private let driver: SceneDriver

  init() {
    screen.title = "A"
    stack = UINavigationController(rootViewController: screen)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    driver = SceneDriver(rootViewController: tabs)
  }

  private func push(_ title: String) {
    let screen = UIViewController()
    screen.title = title
    stack.pushViewController(screen, animated: true)
    driver.settle()
  }

  @Test func aTapOnTheSelectedTabGoesBackToItsFirstScreen() throws {
    push("A2")
    push("A3")
    try driver.selectTab("A")
    #expect(driver.find(nil, .bar).map(\.label) == ["A"])
    #expect(stack.viewControllers == [screen])
  }

  @Test func aTapOnTheSelectedTabScrollsItsFirstScreenToTheTop() throws {
    let list = UIScrollView()
    let delegate = TopDelegate()
    list.delegate = delegate
    addScrolled(list)
    push("A2")
    try driver.selectTab("A")
    #expect(list.contentOffset.y == 500)
    try driver.selectTab("A")
    #expect(list.contentOffset == CGPoint(x: 0, y: -list.adjustedContentInset.top))
    #expect(delegate.calls == ["should", "did"])
    delegate.allows = false
    list.contentOffset.y = 500
    try driver.selectTab("A")
    #expect(list.contentOffset.y == 500)
  }

  @Test func theFirstScrollViewThatScrollsToTheTopIsScrolled() throws {
    let (banner, list) = (UIScrollView(), UIScrollView())
    banner.scrollsToTop = false
    addScrolled(banner)
    addScrolled(list)
    try driver.selectTab("A")
    #expect(banner.contentOffset.y == 500)
    #expect(list.contentOffset.y == -list.adjustedContentInset.top)
  }

  private func addScrolled(_ scrollView: UIScrollView) {
    scrollView.frame = screen.view.bounds
    screen.view.addSubview(scrollView)
    scrollView.contentSize = CGSize(width: 100, height: 5000)
    driver.settle()
    scrollView.contentOffset.y = 500
    driver.settle()
  }
}

@MainActor
private final class TopDelegate: NSObject, UIScrollViewDelegate {
  var allows = true
  private(set) var calls: [String] = []

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    calls.append("should")
    return allows
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    calls.append("did")
  }
}
