import FootballGatherModel
import Foundation
import RostrumTesting
import UIKit

/// An app delegate without a network; model and screens are the real ones.
final class OfflineAppDelegate: UIResponder, UIApplicationDelegate {
  /// The configuration of the next app, which the app takes at launch.
  struct Setting {
    /// The clock, which begins at noon of a day in May.
    var clock = TestClock()
    /// Creates the data before the first screen.
    var seed: @Sendable (GatherRepositories) async throws -> Void = { _ in }
  }

  static var next: Setting?

  let setting: Setting

  override init() {
    guard let setting = Self.next else {
      preconditionFailure("Set OfflineAppDelegate.next before the app starts.")
    }
    Self.next = nil
    self.setting = setting
    super.init()
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let scene = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    scene.delegateClass = OfflineSceneDelegate.self
    return scene
  }
}
