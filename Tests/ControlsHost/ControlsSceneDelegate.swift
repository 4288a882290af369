import UIKit

final class ControlsSceneDelegate: ScreenSceneDelegate {
  override func makeRoot() -> UIViewController {
    let navigation = UINavigationController(rootViewController: IndexViewController())
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }
}
