import UIKit

/// The navigation controller of a ``UIKitStage``.
///
/// It keeps its delegate slot for the stage, passes on to whoever sets it, and asks the stage before
/// a person goes back by button or swipe.
final class StageNavigationController: UINavigationController {
  weak var stage: UIKitStage?
  private weak var other: (any UINavigationControllerDelegate)?
  /// Whether the last way back that began is a swipe, which may still be cancelled.
  private(set) var followsFinger = false

  override func viewDidLoad() {
    super.viewDidLoad()
    super.delegate = self
    interactivePopGestureRecognizer?.delegate = self
  }

  /// Several steps back at once: the browser's history, the menu of the back button.
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

  /// Set, it hears what the stage hears; read, it is the stage's own.
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
    // Also asked when the program pops: the item is the topmost screen's no longer then.
    guard item === topViewController?.navigationItem else { return true }
    followsFinger = false
    return mayLeaveTop
  }

  /// The topmost is a screen, or the secondary column over this one with all its screens.
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
  /// Apple's UIKit must not be given another stack while a person moves this one.
  ///
  /// Ours ends such a transition first, so that nothing needs to wait.
  private func holdWhileMoving() {
    guard let coordinator = transitionCoordinator, let stage, !stage.isMoving else { return }
    stage.delegate?.stageDidBeginSwipe(stage)
    coordinator.animate(alongsideTransition: nil) { _ in
      stage.delegate?.stageDidEndSwipe(stage)
    }
  }
}
#endif
