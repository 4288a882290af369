import Foundation
import RostrumTesting
import UIKit
import UIKitHosting
import UIKitTesting

extension SceneDriver {
  /// Opens Contacts on a phone.
  static func contacts(
    _ transport: StubTransport,
    on phone: Device = .phone("en"),
    path: String? = nil,
    restorationData: Data? = nil,
    clock: TestClock = TestClock()
  ) -> SceneDriver {
    TestAppDelegate.next = (transport, clock)
    return SceneDriver(
      delegateClass: TestAppDelegate.self,
      device: phone,
      path: path,
      restorationData: restorationData
    )
  }
}

extension Device {
  /// Returns a new phone in this language.
  static func phone(_ language: String) -> Device {
    var device = Device.forTests
    device.languages = [language]
    device.locale = Locale(identifier: language)
    return device
  }
}
