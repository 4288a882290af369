import Testing
import UIKit
import UIKitTesting

@MainActor
struct UIPageControlTests {
  private let control = UIPageControl()
  private let log = CallLog()
  private let driver: SceneDriver

  init() {
    let screen = UIViewController()
    control.numberOfPages = 5
    control.accessibilityLabel = "Banner"
    control.addAction(
      UIAction { [log, control] _ in log("\(control.currentPage)") },
      for: .valueChanged
    )
    screen.view.addSubview(control)
    driver = SceneDriver(rootViewController: screen)
  }

  @Test func turningPagesSendsEvents() throws {
    #expect(driver.screen == "page control \"Banner\" = page 1 of 5")
    try driver.turnPage("Banner")
    #expect(driver.screen == "page control \"Banner\" = page 2 of 5")
    try driver.turnPage(by: -1)
    #expect(log.take() == ["1", "0"])
  }

  @Test func currentPageStaysWithinItsBounds() throws {
    #expect(throws: DriverError.self) { try driver.turnPage(by: -1) }
    control.currentPage = 9
    #expect(control.currentPage == 4)
    #expect(throws: DriverError.self) { try driver.turnPage() }
    control.numberOfPages = 3
    #expect(control.currentPage == 2)
    #expect(log.take() == [])
  }

  @Test func hidesForSinglePageHidesASinglePage() {
    control.numberOfPages = 1
    #expect(!driver.find(nil, .pageControl).isEmpty)
    control.hidesForSinglePage = true
    #expect(driver.find(nil, .pageControl).isEmpty)
    control.numberOfPages = 2
    #expect(!driver.find(nil, .pageControl).isEmpty)
  }

  @Test func aDisabledPageControlIgnoresInput() {
    control.isEnabled = false
    #expect(throws: DriverError.self) { try driver.turnPage() }
  }

  @Test func theAccessibilityValueIsLocalized() {
    let screen = UIViewController()
    screen.view.addSubview(control)
    var device = Device.forTests
    device.languages = ["zh-Hans"]
    let driver = SceneDriver(rootViewController: screen, device: device)
    #expect(driver.screen == "page control \"Banner\" = 第1页，共5页")
  }

  @Test func theSizeGrowsWithTheNumberOfPages() {
    let few = control.size(forNumberOfPages: 2).width
    #expect(control.size(forNumberOfPages: 5).width > few)
    #expect(control.intrinsicContentSize == control.size(forNumberOfPages: 5))
  }
}
