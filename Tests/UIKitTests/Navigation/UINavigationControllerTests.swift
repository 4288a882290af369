import Testing
import UIKit
import UIKitTesting

/// The order of calls follows Apple's "Managing view state transitions" on the page of
/// `UIViewController`, and the page of `UINavigationControllerDelegate`.
@MainActor
struct UINavigationControllerTests {
  private let log = CallLog()
  private let observer: NavigationObserver
  private let navigation: UINavigationController
  private let driver: SceneDriver

  init() {
    let root = LoggingViewController("A", log: log)
    navigation = UINavigationController(rootViewController: root)
    observer = NavigationObserver(log: log)
    driver = SceneDriver(rootViewController: navigation)
    navigation.delegate = observer
    _ = log.take()
  }

  private func push(_ name: String) {
    navigation.pushViewController(LoggingViewController(name, log: log), animated: true)
  }

  @Test func rootAppearsWithItsWindow() {
    let log = CallLog()
    let navigation = UINavigationController(
      rootViewController: LoggingViewController("A", log: log)
    )
    let driver = SceneDriver(rootViewController: navigation)
    #expect(
      log.lines.filter { !$0.contains("Move") } == [
        "A didLoad", "A willAppear", "A isAppearing", "A didAppear",
      ]
    )
    #expect(driver.screen == "bar \"A\"")
  }

  @Test func aPushCallsMethodsInUIKitsOrder() {
    push("B")
    #expect(
      log.take() == [
        "B willMove(parent)", "B didLoad", "A willDisappear", "B willAppear", "will show B",
        "B isAppearing",
      ]
    )
    driver.settle()
    #expect(
      log.take() == ["A didDisappear", "B didAppear", "B didMove(parent)", "did show B"]
    )
  }

  @Test func theBackButtonPopsAndNotifiesScreensAndDelegate() throws {
    push("B")
    driver.settle()
    _ = log.take()
    #expect(driver.screen == "bar \"B\"\n  back button \"A\"")
    try driver.goBack()
    #expect(
      log.take() == [
        "B willMove(nil)", "B willDisappear", "A willAppear", "will show A", "A isAppearing",
        "B didDisappear", "A didAppear", "B didMove(nil)", "did show A",
      ]
    )
    #expect(navigation.viewControllers.map(\.title) == ["A"])
  }

  @Test func cancelledSwipeBackLeavesTheStackAndAppearsAgain() throws {
    push("B")
    driver.settle()
    _ = log.take()
    try driver.swipeBack(.cancelled)
    #expect(
      log.take() == [
        "B willDisappear", "A willAppear", "will show A", "A isAppearing", "A willDisappear",
        "A didDisappear", "B willAppear", "B isAppearing", "B didAppear",
      ]
    )
    #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
    #expect(driver.screen == "bar \"B\"\n  back button \"A\"")
  }

  @Test func finishedSwipeBackPops() throws {
    push("B")
    driver.settle()
    _ = log.take()
    try driver.swipeBack()
    #expect(navigation.viewControllers.map(\.title) == ["A"])
    #expect(
      log.take().suffix(4) == ["B didDisappear", "A didAppear", "B didMove(nil)", "did show A"]
    )
    #expect(driver.screen == "bar \"A\"")
  }

  @Test func theTitleOfAScreenNamesTheAddressOrElseThatOfItsBar() {
    let screen = navigation.topViewController
    screen?.navigationItem.title = "Column"
    driver.settle()
    #expect(driver.display.address?.title == "A")
    screen?.title = nil
    screen?.navigationItem.title = "Column"
    driver.settle()
    #expect(driver.display.address?.title == "Column")
  }

  @Test func theBrowsersBackButtonPopsOneScreen() throws {
    push("B")
    push("C")
    driver.settle()
    #expect(driver.display.address?.depth == 2)
    try driver.browserBack()
    #expect(driver.display.address?.depth == 1)
    #expect(navigation.topViewController?.title == "B")
  }

  @Test func aSecondPushFirstEndsTheRunningOne() {
    push("B")
    push("C")
    let calls = log.take()
    let arrived = calls.firstIndex(of: "did show B")
    let left = calls.firstIndex(of: "B willDisappear")
    #expect(arrived != nil && left != nil)
    #expect((arrived ?? 0) < (left ?? 0))
    driver.settle()
    #expect(navigation.viewControllers.map(\.title) == ["A", "B", "C"])
  }

  @Test func poppedControllersAreFreed() throws {
    weak var popped: UIViewController?
    do {
      let controller = LoggingViewController("B", log: log)
      popped = controller
      navigation.pushViewController(controller, animated: true)
    }
    driver.settle()
    #expect(popped != nil)
    try driver.goBack()
    #expect(popped == nil)
  }

  @Test func setViewControllersReplacesTheWholeStack() {
    push("B")
    driver.settle()
    navigation.setViewControllers(
      ["X", "Y"].map { LoggingViewController($0, log: log) },
      animated: false
    )
    driver.settle()
    #expect(driver.screen == "bar \"Y\"\n  back button \"X\"")
    #expect(navigation.children.map(\.title) == ["X", "Y"])
  }

  @Test func theBackButtonHasTheTitleOfThePreviousItem() {
    navigation.topViewController?.navigationItem.backButtonTitle = "Home"
    push("B")
    driver.settle()
    #expect(driver.screen == "bar \"B\"\n  back button \"Home\"")
  }

  @Test func aBarDelegateMayRefuseTheBackButton() throws {
    let log = CallLog()
    let navigation = RefusingNavigationController(
      rootViewController: LoggingViewController("A", log: log)
    )
    let driver = SceneDriver(rootViewController: navigation)
    navigation.pushViewController(LoggingViewController("B", log: log), animated: false)
    try driver.goBack()
    #expect(navigation.viewControllers.count == 2)
    let commits = driver.display.commits.count
    try driver.browserBack()
    #expect(navigation.viewControllers.count == 2)
    // The browser has already navigated, and must be sent the unchanged depth.
    #expect(driver.display.commits.dropFirst(commits).contains { $0.address?.depth == 1 })
  }

  @Test(arguments: [
    (UINavigationItem.LargeTitleDisplayMode.automatic, true),
    (.always, true), (.never, false),
  ])
  func largeTitleDisplayModeDecidesAboutLargeTitles(
    _ mode: UINavigationItem.LargeTitleDisplayMode,
    _ isLarge: Bool
  ) {
    navigation.navigationBar.prefersLargeTitles = true
    navigation.topViewController?.navigationItem.largeTitleDisplayMode = mode
    driver.settle()
    let attributes = driver.display.tree.nodes.values.flatMap(\.attributes)
    #expect(attributes.contains(.largeTitle(true)) == isLarge)
  }
}

private final class NavigationObserver: NSObject, UINavigationControllerDelegate {
  private let log: CallLog

  init(log: CallLog) {
    self.log = log
  }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    log("will show \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    log("did show \(viewController.title ?? "")")
  }
}

private final class RefusingNavigationController: UINavigationController, UINavigationBarDelegate {
  func navigationBar(
    _ navigationBar: UINavigationBar,
    shouldPop item: UINavigationItem
  ) -> Bool {
    false
  }
}
