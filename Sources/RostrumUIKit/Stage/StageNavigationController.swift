import UIKit

/// The navigation controller of a ``UIKitStage``.
///
/// It reserves its delegate slot for the stage and forwards calls to any other delegate that is
/// set. It queries the stage before the user goes back by button or swipe.
final class StageNavigationController: UINavigationController {
  weak var stage: UIKitStage?
  private weak var other: (any UINavigationControllerDelegate)?
  /// A Boolean value indicating whether the last way back is a swipe, which may still be cancelled.
  private(set) var followsFinger = false

  override func viewDidLoad() {
    super.viewDidLoad()
    super.delegate = self
    interactivePopGestureRecognizer?.delegate = self
  }

  /// Goes back by several steps, from the browser's history or the menu of the back button.
  @discardableResult
  override func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    if let index = viewControllers.firstIndex(of: viewController),
      stage?.mayLeave(to: index + 1) == false
    {
      return nil
    }
    return super.popToViewController(viewController, animated: animated)
  }

  /// The stage's delegate; setting another one forwards the calls to it as well.
  override weak var delegate: (any UINavigationControllerDelegate)? {
    get { super.delegate }
    set { other = newValue }
  }
}

extension StageNavigationController: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    #if canImport(ObjectiveC)
    other?.navigationController?(
      navigationController,
      willShow: viewController,
      animated: animated
    )
    holdWhileMoving()
    #else
    other?.navigationController(navigationController, willShow: viewController, animated: animated)
    #endif
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    #if canImport(ObjectiveC)
    other?.navigationController?(navigationController, didShow: viewController, animated: animated)
    #else
    other?.navigationController(navigationController, didShow: viewController, animated: animated)
    #endif
    followsFinger = false
    stage?.didShow(viewController)
  }
}

extension StageNavigationController: UINavigationBarDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    // It is also called for pops by code, after which the item is no longer that of the topmost
    // screen.
    guard item === topViewController?.navigationItem else { return true }
    followsFinger = false
    return mayLeaveTop
  }

  /// Returns whether the topmost screen, or the secondary column with all its screens, may be left.
  private var mayLeaveTop: Bool {
    if let column = topViewController as? StageNavigationController {
      return column.stage?.mayLeave(to: 0) ?? true
    }
    return stage?.mayLeave(to: viewControllers.count - 1) ?? true
  }
}

extension StageNavigationController: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let top = (topViewController as? StageNavigationController)?.topViewController
    guard viewControllers.count > 1, let item = (top ?? topViewController)?.navigationItem,
      !item.hidesBackButton, item.leftBarButtonItem == nil
    else { return false }
    followsFinger = mayLeaveTop
    return followsFinger
  }
}

#if canImport(ObjectiveC)
extension StageNavigationController {
  /// Holds changes of the stack while the user moves it, which Apple's UIKit requires.
  ///
  /// The UIKit for Linux ends such a transition first, so that no wait is needed.
  private func holdWhileMoving() {
    guard let coordinator = transitionCoordinator, let stage, !stage.isMoving else { return }
    stage.delegate?.stageDidBeginSwipe(stage)
    coordinator.animate(alongsideTransition: nil) { _ in
      stage.delegate?.stageDidEndSwipe(stage)
    }
  }
}
#endif
