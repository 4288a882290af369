import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Pages: UISplitViewController and UISplitViewControllerDelegate of Apple's documentation.
@MainActor
struct UISplitViewControllerTests {
  private let log = CallLog()
  private let list: LoggingViewController
  private let item: LoggingViewController
  private let split = UISplitViewController(style: .doubleColumn)
  private let delegate = Delegate()
  /// Retains the scene while its views are inspected.
  private let scenes = Scenes()

  init() {
    list = LoggingViewController("List", log: log)
    item = LoggingViewController("Item", log: log)
    split.setViewController(list, for: .primary)
    split.setViewController(item, for: .secondary)
    delegate.log = log
    split.delegate = delegate
  }

  private func open(_ width: Width) -> SceneDriver {
    let driver = SceneDriver(rootViewController: split, environment: width.environment)
    scenes.drivers.append(driver)
    _ = log.take()
    return driver
  }

  private func push(_ title: String, over screen: UIViewController, _ driver: SceneDriver) {
    let next = UIViewController()
    next.title = title
    screen.navigationController?.pushViewController(next, animated: true)
    driver.settle()
  }

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
    let driver = SceneDriver(rootViewController: split, environment: Width.regular.environment)
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

  // MARK: - Collapsed

  @Test func theSecondaryColumnIsOnTopWhenCollapsedByDefault() {
    let driver = SceneDriver(rootViewController: split)
    #expect(split.isCollapsed)
    #expect(
      log.take().filter { $0.contains("top") || $0.contains("did coll") } == [
        "top for 2", "did collapse",
      ]
    )
    #expect(
      driver.screen == """
        bar "Item"
          back button "List"
        """
    )
  }

  @Test func aDelegateBringsTheListToTheTop() {
    delegate.top = .primary
    let driver = open(.compact)
    #expect(driver.screen == "bar \"List\"")
    #expect(!item.isViewLoaded)
    #expect(driver.display.address?.depth == 0)
  }

  @Test func columnsAreShownByPushingAndPopping() throws {
    delegate.top = .primary
    let driver = open(.compact)
    split.show(.secondary)
    driver.settle()
    #expect(driver.find(nil, .bar).map(\.label) == ["Item"])
    #expect(
      log.take() == [
        "Item didLoad", "List willDisappear", "Item willAppear", "Item isAppearing",
        "List didDisappear", "Item didAppear",
      ]
    )
    split.show(.primary)
    driver.settle()
    #expect(driver.find(nil, .bar).map(\.label) == ["List"])
  }

  enum WayBack: CaseIterable {
    case button, swipe, page
  }

  @Test(arguments: WayBack.allCases)
  func aPersonGoesBackToTheList(way: WayBack) throws {
    let driver = open(.compact)
    push("Deeper item", over: item, driver)
    #expect(driver.display.address?.depth == 2)
    for _ in 1...2 {
      switch way {
      case .button: try driver.goBack()
      case .swipe: try driver.swipeBack()
      case .page: try driver.browserBack()
      }
    }
    #expect(driver.screen == "bar \"List\"")
    #expect(driver.display.address?.depth == 0)
  }

  @Test func aCancelledSwipeKeepsTheSecondaryColumn() throws {
    let driver = open(.compact)
    try driver.swipeBack(.cancelled)
    #expect(driver.find(nil, .bar).map(\.label) == ["Item"])
    try driver.goBack()
    #expect(driver.find(nil, .bar).map(\.label) == ["List"])
  }

  @Test func severalScreensAreLeftAtOnce() {
    let driver = open(.compact)
    push("Deeper item", over: item, driver)
    #expect(driver.send(.back(depth: 0)))
    #expect(driver.screen == "bar \"List\"")
  }

  @Test func theDetailIsPushed() throws {
    delegate.top = .primary
    let driver = open(.compact)
    let other = UIViewController()
    other.title = "Other"
    list.showDetailViewController(other, sender: nil)
    driver.settle()
    #expect(driver.find(nil, .bar).map(\.label) == ["Other"])
    try driver.goBack()
    #expect(driver.find(nil, .bar).map(\.label) == ["List"])
  }

  @Test func aCompactColumnReplacesBothColumns() {
    let compact = UIViewController()
    compact.title = "Compact"
    split.setViewController(compact, for: .compact)
    let driver = open(.compact)
    #expect(compact.parent === split)
    #expect(compact.viewIfLoaded?.window != nil)
    #expect(!list.isViewLoaded)
    driver.resize(to: .pad, width: 1180, height: 820)
    #expect(compact.parent == nil)
    #expect(driver.find(nil, .bar).map(\.label) == ["List", "Item"])
  }

  // MARK: - Another width

  @Test func collapsingPutsTheSecondaryColumnOverThePrimary() {
    let driver = open(.regular)
    push("Deeper list", over: list, driver)
    push("Deeper item", over: item, driver)
    _ = log.take()
    driver.resize(to: .phone, width: 390, height: 844)
    #expect(split.isCollapsed)
    #expect(
      driver.screen == """
        bar "Deeper item"
          back button "Item"
        """
    )
    #expect(driver.display.address?.depth == 3)
  }

  @Test func expandingRestoresBothColumns() {
    let driver = open(.compact)
    push("Deeper item", over: item, driver)
    driver.resize(to: .pad, width: 1180, height: 820)
    #expect(!split.isCollapsed)
    #expect(driver.find(nil, .bar).map(\.label) == ["List", "Deeper item"])
    #expect(list.navigationController?.viewControllers == [list])
    #expect(item.navigationController?.viewControllers.first === item)
    #expect(driver.display.address?.depth == 1)
  }

  @Test func aColumnThatStaysVisibleReceivesNoAppearanceCalls() {
    let driver = open(.regular)
    driver.resize(to: .phone, width: 390, height: 844)
    #expect(
      log.take() == ["top for 2", "List willDisappear", "List didDisappear", "did collapse"]
    )
    driver.resize(to: .pad, width: 1180, height: 820)
    #expect(
      log.take() == [
        "mode for 2", "List willAppear", "List isAppearing", "List didAppear", "did expand",
      ]
    )
    #expect(driver.find(nil, .bar).map(\.label) == ["List", "Item"])
  }

  @Test func expandingShowsThePoppedSecondaryColumnAgain() throws {
    let driver = open(.compact)
    try driver.goBack()
    _ = log.take()
    driver.resize(to: .pad, width: 1180, height: 820)
    #expect(driver.find(nil, .bar).map(\.label) == ["List", "Item"])
    #expect(log.take().filter { $0.hasPrefix("List") }.isEmpty)
  }

  @Test func theDelegateChoosesTheModeAfterExpanding() {
    delegate.mode = .secondaryOnly
    let driver = open(.compact)
    driver.resize(to: .pad, width: 1180, height: 820)
    #expect(split.displayMode == .secondaryOnly)
    #expect(driver.find(nil, .bar).map(\.label) == ["Item"])
  }

  @Test func aWidthThatChangesDuringAPushLosesNothing() {
    delegate.top = .primary
    let driver = open(.compact)
    split.show(.secondary)
    driver.scene.commit()
    driver.send(.environment(Width.regular.environment))
    driver.settle()
    #expect(driver.find(nil, .bar).map(\.label) == ["List", "Item"])
    driver.send(.environment(Width.compact.environment))
    driver.settle()
    #expect(driver.find(nil, .bar).map(\.label) == ["List"])
  }

  @Test func framesFollowTheWidth() {
    let driver = open(.regular)
    driver.resize(to: .pad, width: 900, height: 700)
    #expect(item.view.frame.width.rounded() == 580)
    driver.resize(to: .phone, width: 390, height: 844)
    #expect(item.view.frame.width == 390)
  }

  @Test func aDisconnectedSplitViewControllerIsReleased() {
    weak var gone: UISplitViewController?
    do {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(UIViewController(), for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
      let driver = SceneDriver(rootViewController: split)
      driver.resize(to: .pad, width: 1180, height: 820)
      _ = split.displayModeButtonItem
      driver.scene.disconnect()
      gone = split
    }
    #expect(gone == nil)
  }

  // MARK: - Support

  enum Width {
    case compact, regular

    var environment: SceneEnvironment {
      self == .compact
        ? SceneEnvironment() : SceneEnvironment(width: 1180, height: 820, idiom: .pad)
    }
  }

  @MainActor
  private final class Scenes {
    var drivers: [SceneDriver] = []
  }

  private final class Delegate: NSObject, UISplitViewControllerDelegate {
    var log: CallLog?
    var top: UISplitViewController.Column?
    var mode: UISplitViewController.DisplayMode?

    func splitViewController(
      _ svc: UISplitViewController,
      willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
      log?("will change to \(displayMode.rawValue)")
    }

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      log?("top for \(proposedTopColumn.rawValue)")
      return top ?? proposedTopColumn
    }

    func splitViewController(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
        UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
      log?("mode for \(proposedDisplayMode.rawValue)")
      return mode ?? proposedDisplayMode
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
      log?("did collapse")
    }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
      log?("did expand")
    }

    func splitViewController(
      _ svc: UISplitViewController,
      willShow column: UISplitViewController.Column
    ) {
      log?("will show \(column.rawValue)")
    }

    func splitViewController(
      _ svc: UISplitViewController,
      willHide column: UISplitViewController.Column
    ) {
      log?("will hide \(column.rawValue)")
    }
  }
}
