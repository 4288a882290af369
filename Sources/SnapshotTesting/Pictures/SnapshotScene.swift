import Foundation
import UIKit
import UIKitHosting

/// A scene beside that of the app under test, with an empty screen.
@MainActor
final class SnapshotScene {
  /// The screen.
  let container = UIViewController()

  private static let application = _HostedUIApplication(delegateClass: SnapshotAppDelegate.self)
  private static var count = 0

  private let scene: any HostedScene
  private let display = HeadlessDisplay()

  init(_ environment: SceneEnvironment) {
    container.view.backgroundColor = .clear
    SnapshotSceneDelegate.next = container
    Self.count += 1
    scene = Self.application.connect(
      SceneRequest(
        id: "snapshot \(Self.count)",
        device: Device(
          id: "snapshots",
          container: URL(filePath: NSHomeDirectory(), directoryHint: .isDirectory),
          languages: [Locale.preferredLanguages.first ?? "en"],
          locale: .current,
          timeZone: .current
        ),
        environment: environment,
        clock: ManualHostClock()
      )
    )
    scene.receive(InputEvent(seen: 0, action: .activation(.active)))
    scene.display = display
  }

  func end() {
    scene.disconnect()
  }
}

/// The app of scenes for snapshots.
private final class SnapshotAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: nil,
      sessionRole: connectingSceneSession.role
    )
    configuration.delegateClass = SnapshotSceneDelegate.self
    return configuration
  }
}

private final class SnapshotSceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The root view controller of the next scene, which takes it immediately.
  static var next: UIViewController?

  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = Self.next
    Self.next = nil
    window.makeKeyAndVisible()
    self.window = window
  }
}
