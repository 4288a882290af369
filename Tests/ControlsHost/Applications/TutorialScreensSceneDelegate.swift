import TutorialScreens
import UIKit

/// Screens that are laid out as in tutorials.
final class TutorialScreensSceneDelegate: ScreenSceneDelegate {
  override func makeRoot() -> UIViewController {
    UINavigationController(rootViewController: ScreensViewController())
  }
}
