import Testing
import UIKit
import UIKitTesting

/// Code that may run in app extensions reads the application by key path.
@MainActor
struct UIApplicationKeyPathTests {
  @Test func theApplicationIsFoundByItsName() {
    let driver = SceneDriver(rootViewController: UIViewController())
    (driver.scene as? _SceneRuntime)?.turn {
      for name in ["shared", "sharedApplication"] {
        #expect(UIApplication.value(forKeyPath: name) as? UIApplication === UIApplication.shared)
      }
      #expect(UIApplication.value(forKey: "delegate") == nil)
    }
  }
}
