import Testing
import UIKit
import UIKitTesting

/// Tab bars that an app makes itself, and the content of their items.
@MainActor
struct UITabBarTests {
  private let bar = UITabBar()
  private let log = CallLog()
  private let listener: Listener
  private let driver: SceneDriver
  private let inbox = UITabBarItem(title: "Inbox", image: nil, tag: 1)
  private let sent = UITabBarItem(title: "Sent", image: nil, selectedImage: nil)

  init() {
    listener = Listener(log: log)
    let screen = UIViewController()
    screen.view.addSubview(bar)
    driver = SceneDriver(rootViewController: screen)
    bar.items = [inbox, sent]
    bar.delegate = listener
  }

  @Test func aTapSelectsAnItemAndCallsTheDelegate() throws {
    #expect(bar.selectedItem == nil)
    try driver.selectTab("Sent")
    #expect(bar.selectedItem === sent)
    #expect(log.take() == ["Sent"])
    bar.selectedItem = inbox
    #expect(log.take() == [])
    #expect(
      driver.screen == """
        tab bar
          tab "Inbox", selected
          tab "Sent"
        """
    )
  }

  @Test func badgesAreAccessibilityValues() {
    inbox.badgeValue = "1"
    sent.badgeValue = "New"
    #expect(
      driver.find(nil, .tab).map(\.description) == ["tab \"Inbox\" = 1 item", "tab \"Sent\" = New"]
    )
    inbox.badgeValue = "12"
    #expect(driver.find("Inbox", .tab).first?.value == "12 items")
    inbox.badgeValue = nil
    #expect(driver.find("Inbox", .tab).first?.value == nil)
  }

  @Test func aBadgeHasItsColour() {
    inbox.badgeValue = "3"
    inbox.badgeColor = .systemGreen
    driver.settle()
    let badges = driver.display.tree.nodes.values.flatMap(\.attributes).compactMap {
      if case .badge(let text?, let color) = $0 { "\(text) \(color != nil)" } else { nil }
    }
    #expect(badges == ["3 true"])
  }

  @Test func selectedImageIsShownWhileAnItemIsSelected() throws {
    inbox.image = UIImage(systemName: "star")
    inbox.selectedImage = UIImage(systemName: "star.fill")
    #expect(try symbols() == ["star"])
    bar.selectedItem = inbox
    #expect(try symbols() == ["star.fill"])
  }

  private func symbols() throws -> [String] {
    driver.settle()
    return driver.display.tree.nodes.values.flatMap(\.attributes).compactMap {
      if case .image(let image?) = $0, case .symbol(let name, _, _) = image.source {
        name
      } else {
        nil
      }
    }
  }

  @Test func itemsThatStayKeepTheirViews() throws {
    let id = try driver.element("Sent").id
    bar.setItems([sent], animated: true)
    #expect(try driver.element("Sent").id == id)
    #expect(bar.items == [sent])
  }

  @Test func aDisabledTabStays() throws {
    sent.isEnabled = false
    #expect(throws: DriverError.self) { try driver.selectTab("Sent") }
    #expect(bar.selectedItem == nil)
    #expect(log.take() == [])
  }

  @Test func accessibilityValuesOfBadgesAreLocalized() {
    var device = Device.forTests
    device.languages = ["zh-Hans"]
    let screen = UIViewController()
    let bar = UITabBar()
    let item = UITabBarItem(title: "信息", image: nil, tag: 0)
    item.badgeValue = "2"
    bar.items = [item]
    screen.view.addSubview(bar)
    let driver = SceneDriver(rootViewController: screen, device: device)
    #expect(driver.find(nil, .tab).first?.value == "2项")
  }

  @Test(arguments: [("en", "Favorites"), ("zh-Hans", "收藏")])
  func aSystemItemIsInTheReadersLanguage(language: String, title: String) {
    let bar = UITabBar()
    let item = UITabBarItem(tabBarSystemItem: .favorites, tag: 3)
    bar.items = [item]
    let screen = UIViewController()
    screen.view.addSubview(bar)
    var device = Device.forTests
    device.languages = [language]
    let driver = SceneDriver(rootViewController: screen, device: device)
    #expect(driver.find(nil, .tab).map(\.label) == [title])
    item.title = "Mine"
    #expect(driver.find(nil, .tab).map(\.label) == ["Mine"])
  }
}

private final class Listener: NSObject, UITabBarDelegate {
  private let log: CallLog

  init(log: CallLog) {
    self.log = log
  }

  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    log(item.title ?? "")
  }
}
