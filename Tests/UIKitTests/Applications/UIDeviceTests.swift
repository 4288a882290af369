import Testing
import UIKit
import UIKitTesting

/// After https://developer.apple.com/documentation/uikit/uidevice.
@MainActor
struct UIDeviceTests {
  @Test func pagesHideTheBatteryTheProximityAndTheBrightness() {
    let driver = SceneDriver(rootViewController: UIViewController())
    (driver.scene as? _SceneRuntime)?.turn {
      let device = UIDevice.current
      device.isBatteryMonitoringEnabled = true
      #expect(device.isBatteryMonitoringEnabled)
      #expect(device.batteryState == .unknown)
      #expect(device.batteryLevel == -1)
      device.isProximityMonitoringEnabled = true
      #expect(!device.isProximityMonitoringEnabled)
      #expect(!device.proximityState)
      UIScreen.main.brightness = 1
      #expect(UIScreen.main.brightness == 0.5)
    }
  }
}
