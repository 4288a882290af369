import Foundation
import UIKit
import UIKitHosting
import UIKitTesting

extension SceneDriver {
  /// Opens Contacts on a phone.
  static func contacts(
    _ transport: StubTransport,
    on phone: Device = .phone("en"),
    path: String? = nil,
    restorationData: Data? = nil
  ) -> SceneDriver {
    TestAppDelegate.nextTransport = transport
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
