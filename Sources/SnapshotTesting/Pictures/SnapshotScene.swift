import AppHosting
import UIKit
import UIKitHosting
import UIKitTesting

/// A scene beside that of the app under test, with an empty screen.
@MainActor
final class SnapshotScene {
  /// The screen.
  let container = UIViewController()

  private static let application = _HostedUIApplication(delegateClass: BareAppDelegate.self)
  private static var count = 0

  private let scene: any HostedScene
  private let display = HeadlessDisplay()

  init(_ environment: SceneEnvironment) {
    container.view.backgroundColor = .clear
    BareSceneDelegate.nextRoot = container
    Self.count += 1
    scene = Self.application.connect(
      SceneRequest(
        id: "snapshot \(Self.count)",
        device: .ofThisProcess("snapshots"),
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
