import EverydayScreens
import UIKit

/// Screens written as public apps write them.
final class EverydayScreensSceneDelegate: ScreenSceneDelegate {
  override func makeRoot() -> UIViewController {
    UINavigationController(rootViewController: EverydayScreensViewController(style: .plain))
  }
}
