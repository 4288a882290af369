import NibScreens
import UIKit

/// Journeys, an app that is made of storyboards and nibs.
final class NibScreensSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = NibScreens.makeRoot(language: scene._languages.first ?? "en")
    window.tintColor = .systemIndigo
    window.makeKeyAndVisible()
    self.window = window
  }
}
