import UIKit

/// An app whose scenes have one delegate class.
final class BenchAppDelegate<Scene: UIResponder & UIWindowSceneDelegate>: UIResponder,
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
