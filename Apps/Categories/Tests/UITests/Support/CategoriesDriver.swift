import Foundation
import RostrumTesting
import UIKit
import UIKitHosting
import UIKitTesting

extension SceneDriver {
  /// Opens Categories.
  static func categories(
    _ server: ScriptedServer = ScriptedServer(),
    on device: Device = .of("en"),
    environment: SceneEnvironment = .narrow,
    path: String? = nil,
    restorationData: Data? = nil,
    clock: TestClock = TestClock()
  ) -> SceneDriver {
    TestAppDelegate.next = (server, clock)
    return SceneDriver(
      delegateClass: TestAppDelegate.self,
      device: device,
      environment: environment,
      path: path,
      restorationData: restorationData
    )
  }
}

extension SceneEnvironment {
  /// A width for one column.
  static let narrow = SceneEnvironment()
  /// A width for two columns.
  static let wide = SceneEnvironment(width: 1_024, height: 768, idiom: .pad)
}

extension Device {
  /// Returns a new device with this preferred language.
  static func of(_ language: String) -> Device {
    var device = Device.forTests
    device.languages = [language]
    device.locale = Locale(identifier: language)
    return device
  }
}
