import UIKit

/// The tab bar controller of a ``UIKitStage``.
///
/// It reserves its delegate slot for the stage and forwards calls to any other delegate that is
/// set.
final class StageTabBarController: UITabBarController {
  weak var stage: UIKitStage?
  private weak var other: (any UITabBarControllerDelegate)?

  override func viewDidLoad() {
    super.viewDidLoad()
    super.delegate = self
  }

  /// The stage's delegate; setting another one forwards the calls to it as well.
  override weak var delegate: (any UITabBarControllerDelegate)? {
    get { super.delegate }
    set { other = newValue }
  }
}

extension StageTabBarController: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    #if canImport(ObjectiveC)
    let mayGo = other?.tabBarController?(self, shouldSelect: viewController) ?? true
    #else
    let mayGo = other?.tabBarController(self, shouldSelect: viewController) ?? true
    #endif
    guard mayGo else { return false }
    // A tap on the selected tab goes back to its first screen.
    return viewController !== selectedViewController
      || (viewController as? StageNavigationController)?.stage?.mayLeaveToFirst() ?? true
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    stage?.didSelect(viewController)
    #if canImport(ObjectiveC)
    other?.tabBarController?(self, didSelect: viewController)
    #else
    other?.tabBarController(self, didSelect: viewController)
    #endif
  }
}
