import TutorialScreens
import UIKit

/// Screens laid out as tutorials do it.
final class TutorialScreensSceneDelegate: ScreenSceneDelegate {
  override func makeRoot() -> UIViewController {
    UINavigationController(rootViewController: ScreensViewController())
  }
}
