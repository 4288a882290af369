import FootballGatherModel
import Foundation
import RostrumTesting
import UIKit

/// The app over no network; its model and its screens are the real things.
final class OfflineAppDelegate: UIResponder, UIApplicationDelegate {
  /// What the next app that starts is made with; taken by it at once.
  struct Setting {
    /// What time goes by; it is noon of a day in May when it begins.
    var clock = TestClock()
    /// What is there before the first screen.
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
