import UIKit

/// A list of all screens; an address below the app's root, such as `/controls/Rows`, opens one of
/// them.
final class ControlsSceneDelegate: ScreenSceneDelegate {
  private let index = IndexViewController()

  override func makeRoot() -> UIViewController {
    let navigation = UINavigationController(rootViewController: index)
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  override func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    super.scene(scene, willConnectTo: session, options: connectionOptions)
    guard let url = connectionOptions.urlContexts.first?.url else { return }
    index.showScreen(titled: url.lastPathComponent, animated: false)
  }
}
