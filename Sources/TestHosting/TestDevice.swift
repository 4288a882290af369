import AppHosting
import Foundation
import ScenePictures
import UIKit
import UIKitHosting

/// The device on which tests run: a scene of the app, without a display, in real time.
@MainActor
final class TestDevice {
  private let application: _HostedUIApplication
  private let scene: any HostedScene
  private let display = HeadlessDisplay()

  /// Launches an app.
  init(_ delegateClass: any UIApplicationDelegate.Type) {
    application = _HostedUIApplication(delegateClass: delegateClass, isOnlyDevice: true)
    scene = application.connect(
      SceneRequest(
        id: "test",
        device: .ofThisProcess("test"),
        clock: SystemHostClock()
      )
    )
    scene.receive(InputEvent(seen: 0, action: .activation(.active)))
    scene.display = display
    // Blocks that the launch has put into the main queue run before the first test, as on iOS.
    _ = RunLoop.main.run(mode: .default, before: Date())
  }

  /// Returns a picture of the screen as PNG; nil if it cannot be drawn.
  func picture() -> Data? {
    guard let bytes = try? ScenePicture(of: scene, scale: 2)?.png() else { return nil }
    return Data(bytes)
  }
}

/// The app of tests without a host, which shows an empty screen.
final class TestHostDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
