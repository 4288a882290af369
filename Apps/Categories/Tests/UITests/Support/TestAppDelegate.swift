import CategoriesApp
import CategoriesModel
import RostrumTesting
import UIKit

/// The app with a scripted server; all other parts are real.
final class TestAppDelegate: CategoriesAppDelegate {
  /// The server and the clock of the next app that starts, which resets this property.
  static var next: (server: ScriptedServer, clock: TestClock)?

  private let server: ScriptedServer
  let clock: TestClock

  override init() {
    guard let next = Self.next else { preconditionFailure("Set next before the app starts.") }
    Self.next = nil
    (server, clock) = next
    super.init()
  }

  override var configuration: CategoriesConfiguration {
    CategoriesConfiguration(server: ScriptedServer.base, transport: server)
  }

  override func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let scene = super.application(
      application,
      configurationForConnecting: connectingSceneSession,
      options: options
    )
    scene.delegateClass = TestSceneDelegate.self
    return scene
  }
}
