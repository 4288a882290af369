import Testing
import UIKit
import UIKitTesting

@MainActor
struct UIRefreshControlTests {
  private let control = UIRefreshControl()
  private let log = CallLog()
  private let driver: SceneDriver

  init() {
    let screen = UITableViewController(style: .plain)
    screen.refreshControl = control
    control.addAction(UIAction { [log] _ in log("refresh") }, for: .valueChanged)
    driver = SceneDriver(rootViewController: screen)
  }

  @Test func pullingBeginsRefreshingAndSendsAnEvent() throws {
    try driver.pullToRefresh()
    #expect(control.isRefreshing)
    #expect(log.take() == ["refresh"])
    #expect(driver.screen == "table\n  progress \"Refresh\"")
    control.endRefreshing()
    #expect(driver.screen == "table")
  }

  @Test func pullingTwiceRefreshesOnce() throws {
    try driver.pullToRefresh()
    #expect(throws: DriverError.self) { try driver.pullToRefresh() }
    #expect(log.take() == ["refresh"])
  }

  @Test func beginRefreshingSendsNoEvent() {
    control.beginRefreshing()
    driver.settle()
    #expect(log.take() == [])
    #expect(driver.screen == "table\n  progress \"Refresh\"")
  }

  @Test func aDisabledRefreshControlCannotBePulled() {
    control.isEnabled = false
    #expect(throws: DriverError.self) { try driver.pullToRefresh() }
  }
}
