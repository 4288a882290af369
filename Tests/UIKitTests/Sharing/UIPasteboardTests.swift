import Testing
import UIKit
import UIKitTesting

@MainActor
struct UIPasteboardTests {
  private let driver = SceneDriver(rootViewController: UIViewController())

  private func inApp(_ body: () -> Void) {
    (driver.scene as? _SceneRuntime)?.turn(body)
  }

  @Test func whatIsCopiedGoesToTheDisplayOnce() {
    inApp { UIPasteboard.general.string = "Hello" }
    inApp { #expect(UIPasteboard.general.string == "Hello") }
    #expect(driver.display.copied == ["Hello"])
  }

  @Test func anAddressIsAText() {
    inApp {
      #expect(!UIPasteboard.general.hasStrings)
      UIPasteboard.general.url = URL(string: "https://example.org/7")
      #expect(UIPasteboard.general.string == "https://example.org/7")
      #expect(UIPasteboard.general.hasURLs)
      UIPasteboard.general.string = "no address"
      #expect(!UIPasteboard.general.hasURLs)
    }
  }
}
