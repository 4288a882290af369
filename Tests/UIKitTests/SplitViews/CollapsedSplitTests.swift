import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Pages: UISplitViewController and UISplitViewControllerDelegate of Apple's documentation.
@MainActor
struct CollapsedSplitTests: SplitTesting {
  let fixture = SplitFixture()

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
    driver.send(.environment(SplitWidth.regular.environment))
    driver.settle()
    #expect(driver.find(nil, .bar).map(\.label) == ["List", "Item"])
    driver.send(.environment(SplitWidth.compact.environment))
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
}
