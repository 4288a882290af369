import Foundation
import Testing
import UIKitHosting
import UIKitTesting

@testable import UIKit

/// The locale of the scene's device, which prepared sources name instead of Foundation's.
@MainActor
struct DeviceLocaleTests {
  private let driver: SceneDriver

  init() {
    var device = Device.forTests
    device.locale = Locale(identifier: "de_AT")
    device.languages = ["de-AT"]
    driver = SceneDriver(rootViewController: UIViewController(), device: device)
  }

  private func inApp(_ body: () -> Void) throws {
    try #require(driver.scene as? _SceneRuntime).turn(body)
  }

  @Test func localesAndFormatsAreTheDevices() throws {
    try inApp {
      #expect(Locale._current.identifier == "de_AT")
      #expect(Locale._preferredLanguages == ["de-AT"])
      #expect(Calendar._current.locale?.identifier == "de_AT")
      let dates = DateFormatter._ofDevice()
      dates.timeZone = .gmt
      dates.dateFormat = "MMMM"
      #expect(dates.string(from: Date(timeIntervalSince1970: 0)) == "Jänner")
      let numbers = NumberFormatter._ofDevice()
      numbers.numberStyle = .decimal
      #expect(numbers.string(from: 1.5) == "1,5")
    }
  }

  @Test func outsideOfASceneTheyAreFoundations() async {
    // A detached task has no scene.
    let locale = await Task.detached { Locale._current }.value
    #expect(locale.identifier == Locale.current.identifier)
  }
}
