import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@MainActor
struct UIActivityViewControllerTests {
  private let screen = UIViewController()
  private let log = CallLog()
  private let driver: SceneDriver

  init() {
    driver = SceneDriver(rootViewController: screen)
  }

  private func share() {
    let items: [Any] = ["A story", URL(string: "https://example.org/7") as Any]
    let controller = UIActivityViewController(activityItems: items, applicationActivities: nil)
    controller.completionWithItemsHandler = { [log] activity, isDone, _, _ in
      log("\(activity?.rawValue.split(separator: ".").last ?? "nothing") \(isDone)")
    }
    screen.present(controller, animated: true)
    driver.settle()
  }

  @Test func theSharedItemsAreShown() {
    share()
    #expect(
      driver.screen == """
        alert "A story: https://example.org/7"
          button "Copy"
          button "Cancel"
        """
    )
  }

  @Test func copyingPutsAllOnTheClipboard() throws {
    share()
    try driver.tap("Copy")
    #expect(driver.display.copied == ["A story\nhttps://example.org/7"])
    #expect(log.take() == ["CopyToPasteboard true"])
    #expect(screen.presentedViewController == nil)
  }

  @Test func cancellingDoesNothing() throws {
    share()
    try driver.tap("Cancel")
    #expect(driver.display.copied.isEmpty)
    #expect(log.take() == ["nothing false"])
  }

  @Test(arguments: [true, false])
  func aDisplayMayShareByItsOwnMeans(isDone: Bool) throws {
    share()
    let offer = try #require(
      driver.display.tree.nodes.values.first { $0.kind == .alert }
    )
    let value = ShareValue(text: "A story", url: "https://example.org/7")
    #expect(offer.attributes.contains(.share(value)))
    driver.send(.shared(offer.id, isDone))
    #expect(log.take() == ["nothing \(isDone)"])
    #expect(screen.presentedViewController == nil)
    #expect(!driver.send(.shared(offer.id, isDone)))
  }

  @Test func titlesAreInTheDevicesLanguage() {
    var device = Device.forTests
    device.languages = ["zh-Hans"]
    let screen = UIViewController()
    let driver = SceneDriver(rootViewController: screen, device: device)
    (driver.scene as? _SceneRuntime)?.turn {
      screen.present(
        UIActivityViewController(activityItems: ["故事"], applicationActivities: nil),
        animated: false
      )
    }
    #expect(driver.find(nil, .button).map(\.label) == ["拷贝", "取消"])
  }
}
