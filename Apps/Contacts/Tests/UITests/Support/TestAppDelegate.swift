import ContactsApp
import ContactsModel
import Foundation
import RostrumTesting
import UIKit

/// An app delegate with a stubbed transport; everything else is real.
final class TestAppDelegate: ContactsAppDelegate {
  /// The transport and the clock of the next app, which the app takes at launch.
  static var next: (transport: StubTransport, clock: TestClock)?

  private let transport: StubTransport
  let clock: TestClock

  override init() {
    guard let next = Self.next else { preconditionFailure("Set next before the app starts.") }
    Self.next = nil
    (transport, clock) = next
    super.init()
  }

  override var configuration: ContactsConfiguration {
    ContactsConfiguration(directory: URL(filePath: "/directory"), transport: transport)
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
