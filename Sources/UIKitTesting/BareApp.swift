package import UIKit

/// A minimal app that shows one controller of a test.
package final class BareAppDelegate: UIResponder, UIApplicationDelegate {
  package func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: nil,
      sessionRole: connectingSceneSession.role
    )
    configuration.delegateClass = BareSceneDelegate.self
    return configuration
  }
}

package final class BareSceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The root view controller of the next scene, which takes it immediately.
  package static var nextRoot: UIViewController?

  package var window: UIWindow?

  package func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = Self.nextRoot
    Self.nextRoot = nil
    window.makeKeyAndVisible()
    self.window = window
  }
}
