import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Pages: UISplitViewController and UISplitViewControllerDelegate of Apple's documentation.
@MainActor
struct UISplitViewControllerTests: SplitTesting {
  let fixture = SplitFixture()

  // MARK: - Side by side

  @Test func bothColumnsAreShownInARegularWidth() {
    let driver = open(.regular)
    #expect(!split.isCollapsed)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(
      driver.screen == """
        column "List"
          bar "List"
            button "Hide Sidebar"
        column "Item"
          bar "Item"
        """
    )
  }

  @Test func aColumnGetsANavigationControllerUnlessItIsOne() {
    let stack = UINavigationController(rootViewController: UIViewController())
    split.setViewController(stack, for: .secondary)
    _ = open(.regular)
    #expect(split.viewController(for: .primary) === list)
    #expect(list.navigationController?.viewControllers == [list])
    #expect(split.viewController(for: .secondary) === stack)
    #expect(stack.parent === split)
    #expect(list.splitViewController === split)
  }

  @Test func thePrimaryColumnIs320PointsWideByDefault() {
    let driver = open(.regular)
    #expect(split.primaryColumnWidth == 320)
    #expect(item.view.frame.width.rounded() == 860)
    split.preferredPrimaryColumnWidthFraction = 0.25
    driver.settle()
    #expect(split.primaryColumnWidth == 295)
    split.maximumPrimaryColumnWidth = 280
    driver.settle()
    #expect(split.primaryColumnWidth == 280)
    split.preferredPrimaryColumnWidth = 240
    split.minimumPrimaryColumnWidth = 260
    driver.settle()
    #expect(split.primaryColumnWidth == 260)
    #expect(driver.layoutConflicts == [])
  }

  @Test func bothColumnsAppear() {
    let driver = SceneDriver(rootViewController: split, environment: SplitWidth.regular.environment)
    #expect(
      log.take().filter { $0.hasSuffix("didAppear") } == ["List didAppear", "Item didAppear"]
    )
    split.setViewController(UIViewController(), for: .secondary)
    driver.settle()
    #expect(
      log.take() == [
        "Item willMove(nil)", "Item willDisappear", "Item didDisappear", "Item didMove(nil)",
      ]
    )
  }

  @Test(arguments: [true, false])
  func backLeavesTheScreenThatWasPushedLast(_ isListFirst: Bool) throws {
    let driver = open(.regular)
    let (first, second) = isListFirst ? (list, item) : (item, list)
    push("Earlier", over: first, driver)
    push("Later", over: second, driver)
    #expect(driver.display.address?.depth == 2)
    try driver.browserBack()
    #expect(second.navigationController?.viewControllers == [second])
    #expect(first.navigationController?.viewControllers.count == 2)
    try driver.browserBack()
    #expect(first.navigationController?.viewControllers == [first])
  }

  @Test func theOrderOfPushesIsKeptWhileCollapsed() throws {
    let driver = open(.regular)
    push("Deeper item", over: item, driver)
    push("Deeper list", over: list, driver)
    driver.resize(to: .phone, width: 390, height: 844)
    driver.resize(to: .pad, width: 1_024, height: 768)
    try driver.browserBack()
    #expect(list.navigationController?.viewControllers == [list])
    #expect(item.navigationController?.viewControllers.count == 2)
  }

  @Test func theTitleIsThatOfTheScreenThatWasOpenedLast() throws {
    let driver = open(.regular)
    #expect(driver.display.address?.title == "Item")
    push("Settings", over: list, driver)
    #expect(driver.display.address?.title == "Settings")
    let other = UIViewController()
    other.title = "Other"
    item.navigationController?.setViewControllers([other], animated: false)
    driver.settle()
    #expect(driver.display.address?.title == "Other")
    push("Details", over: list, driver)
    try driver.browserBack()
    #expect(driver.display.address?.title == "Other")
  }

  @Test func theDetailIsReplaced() {
    let driver = open(.regular)
    let other = UIViewController()
    other.title = "Other"
    list.showDetailViewController(other, sender: nil)
    driver.settle()
    #expect(split.viewController(for: .secondary) === other)
    #expect(driver.find(nil, .bar).map(\.label) == ["List", "Other"])
  }

  // MARK: - Display modes

  @Test func theButtonHidesAndShowsThePrimaryColumn() throws {
    let driver = open(.regular)
    try driver.tap("Hide Sidebar")
    #expect(split.displayMode == .secondaryOnly)
    #expect(
      driver.screen == """
        column "Item"
          bar "Item"
            button "Show Sidebar"
        """
    )
    #expect(
      log.take() == [
        "will change to 1", "will hide 0", "List willDisappear", "List didDisappear",
      ]
    )
    try driver.tap("Show Sidebar")
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(
      log.take() == [
        "will change to 2", "will show 0", "List willAppear", "List isAppearing", "List didAppear",
      ]
    )
  }

  @Test func withoutTheGestureThereIsNoButton() {
    split.presentsWithGesture = false
    let driver = open(.regular)
    #expect(driver.find("Hide Sidebar").isEmpty)
    list.navigationItem.leftBarButtonItem = split.displayModeButtonItem
    driver.settle()
    #expect(driver.find("Hide Sidebar", .button).count == 1)
  }

  @Test func anOverlayDimsTheSecondaryColumnAndATapTakesItAway() throws {
    split.preferredSplitBehavior = .overlay
    let driver = open(.regular)
    #expect(split.displayMode == .secondaryOnly)
    split.show(.primary)
    driver.settle()
    #expect(split.displayMode == .oneOverSecondary)
    #expect(split.primaryColumnWidth == 320)
    #expect(item.view.frame.width == 1180)
    #expect(driver.find("Item", .bar).isEmpty)
    let dim = try #require(driver.find("Hide Sidebar", .button).last)
    driver.send(.tap(dim.id))
    driver.settle()
    #expect(split.displayMode == .secondaryOnly)
    #expect(driver.find(nil, .bar).map(\.label) == ["Item"])
  }

  @Test func thePreferredDisplayModeIsLimitedByTheSplitBehavior() {
    _ = open(.regular)
    split.preferredDisplayMode = .oneOverSecondary
    #expect(split.splitBehavior == .overlay)
    #expect(split.displayMode == .oneOverSecondary)
    split.preferredSplitBehavior = .tile
    #expect(split.displayMode == .oneBesideSecondary)
    split.preferredDisplayMode = .secondaryOnly
    #expect(split.displayMode == .secondaryOnly)
    split.hide(.secondary)
    #expect(split.displayMode == .secondaryOnly)
  }
}
