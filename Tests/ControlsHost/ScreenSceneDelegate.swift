import UIKit

/// An app whose scenes have a single class.
final class ScenesAppDelegate<Scene: UIResponder & UIWindowSceneDelegate>: UIResponder,
  UIApplicationDelegate
{
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let scene = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    scene.delegateClass = Scene.self
    return scene
  }
}

/// A scene whose subclass creates the first screen.
class ScreenSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = makeRoot()
    window.makeKeyAndVisible()
    self.window = window
  }

  func makeRoot() -> UIViewController {
    preconditionFailure("Expected a subclass that makes a first screen, got \(type(of: self)).")
  }
}
