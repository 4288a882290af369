import Testing
import UIKit
import UIKitTesting

@MainActor
struct UIBarButtonItemTests {
  private let log = CallLog()
  private let root = UIViewController()

  private func driver(languages: [String] = ["en"]) -> SceneDriver {
    root.title = "Things"
    var device = Device.forTests
    device.languages = languages
    return SceneDriver(
      rootViewController: UINavigationController(rootViewController: root),
      device: device
    )
  }

  @Test func anItemTakesItsActionsTitle() throws {
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Send") { _ in log("sent") }
    )
    let driver = driver()
    #expect(driver.screen == "bar \"Things\"\n  button \"Send\"")
    try driver.tap("Send")
    #expect(log.take() == ["sent"])
  }

  @Test func aTapOnAnItemWithoutATargetPerformsItsPrimaryAction() throws {
    let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    let send = UIBarButtonItem(title: "Send", style: .done, target: nil, action: nil)
    let star = UIBarButtonItem(
      image: UIImage(systemName: "star"),
      style: .plain,
      target: self,
      action: nil
    )
    star.accessibilityLabel = "Star"
    #expect(send.style == .done)
    #expect(send.action == nil)
    root.navigationItem.rightBarButtonItems = [send, space, star]
    let driver = driver()
    #expect(driver.screen == "bar \"Things\"\n  button \"Star\"\n  button \"Send\"")
    #expect(!driver.send(.tap(try driver.element("Send").id)))
    send.primaryAction = UIAction { _ in log("sent") }
    try driver.tap("Send")
    #expect(log.take() == ["sent"])
  }

  @Test(arguments: [
    (["en"], "Done", "Add", "Back"), (["zh-Hans-CN", "en"], "完成", "添加", "返回"),
    (["fr"], "Done", "Add", "Back"),
  ])
  func titlesOfSystemItemsAreInTheAppsLanguage(
    _ languages: [String],
    _ done: String,
    _ add: String,
    _ back: String
  ) {
    root.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .done), UIBarButtonItem(systemItem: .add),
    ]
    let driver = driver(languages: languages)
    // Items are laid out from the trailing edge, as in UIKit; the result is in reading order.
    #expect(driver.find(nil, .button).map(\.label) == [add, done])
    root.title = nil
    root.navigationController?.pushViewController(UIViewController(), animated: false)
    #expect(driver.find(nil, .backButton).map(\.label) == [back])
  }

  @Test func theEditButtonSwitchesBetweenEditAndDone() throws {
    root.navigationItem.rightBarButtonItem = root.editButtonItem
    let driver = driver()
    try driver.tap("Edit")
    #expect(root.isEditing)
    try driver.tap("Done")
    #expect(!root.isEditing)
    #expect(driver.find("Edit", .button).count == 1)
  }

  @Test func itemsCanBeAddedRemovedAndDisabled() throws {
    let driver = driver()
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Go") { _ in log("went") })
    root.navigationItem.leftBarButtonItem = item
    item.isEnabled = false
    #expect(driver.screen == "bar \"Things\"\n  button \"Go\", disabled")
    #expect(throws: DriverError.self) { try driver.tap("Go") }
    root.navigationItem.leftBarButtonItem = nil
    #expect(driver.screen == "bar \"Things\"")
    #expect(log.take() == [])
  }
}
