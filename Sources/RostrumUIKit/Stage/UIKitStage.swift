public import Rostrum
public import UIKit

/// Shows what a `Navigator` decides, in a navigation controller.
///
/// It owns the delegate slots of its containers. A delegate that somebody else sets on the
/// navigation controller is told of everything as well.
@MainActor
public final class UIKitStage: NSObject, NavigationStage {
  public weak var delegate: (any NavigationStageDelegate)?

  let navigation = StageNavigationController(nibName: nil, bundle: nil)
  /// What was asked to be shown last.
  private var controllers: [UIViewController] = []
  /// Held by its navigator.
  private weak var presented: UIKitStage?
  /// The transition that goes on: the screen it ends at, and who waits.
  private var transition: (top: UIViewController, done: @MainActor () -> Void)?

  public override init() {
    super.init()
    navigation.stage = self
  }

  /// What a window shows.
  public var viewController: UIViewController { navigation }

  // MARK: - NavigationStage

  public func settle() {
    if let presented, presented.isGone { presented.delegate?.stageDidDismiss(presented) }
    if transition == nil, !navigation.followsFinger { reportLeaving() }
  }

  public func makeStage() -> any NavigationStage {
    UIKitStage()
  }

  public func show(
    _ screens: [any Screen],
    animated: Bool,
    done: @escaping @MainActor () -> Void
  ) {
    controllers = screens.map(controller)
    let top = controllers.last
    let moves = animated && isInWindow && top !== navigation.topViewController
    guard moves, let top else {
      navigation.setViewControllers(controllers, animated: false)
      return done()
    }
    transition = (top, done)
    navigation.setViewControllers(controllers, animated: true)
  }

  public func present(
    _ stage: any NavigationStage,
    style: SheetStyle,
    animated: Bool,
    done: @escaping @MainActor () -> Void
  ) {
    guard let stage = stage as? UIKitStage else {
      preconditionFailure("A UIKitStage presents stages of its own make, not \(type(of: stage)).")
    }
    presented = stage
    // Outside a window UIKit presents nothing and calls nobody.
    guard isInWindow else { return done() }
    stage.prepare(for: style)
    topmost.present(stage.navigation, animated: animated, completion: done)
  }

  public func dismissPresented(animated: Bool, done: @escaping @MainActor () -> Void) {
    let sheet = presented?.navigation
    presented = nil
    guard let sheet, let presenting = sheet.presentingViewController else { return done() }
    presenting.dismiss(animated: animated, completion: done)
  }

  public func showTabs(
    _ tabs: [(item: TabItem, stage: any NavigationStage)],
    selected: Int,
    done: @escaping @MainActor () -> Void
  ) {
    preconditionFailure(
      "UIKitStage shows no tabs yet: this UIKit has no UITabBarController. Show a stack instead."
    )
  }

  public func ask(_ alert: Alert, answer: @escaping @MainActor (String?) -> Void) {
    guard isInWindow else { return answer(nil) }
    let idiom = navigation.traitCollection.userInterfaceIdiom
    topmost.present(UIAlertController(alert, on: idiom, answer: answer), animated: true)
  }

  // MARK: - What a person does

  /// Whether a transition of the navigator's goes on.
  var isMoving: Bool { transition != nil }

  /// - Returns: Whether a person may go back until `depth` screens are left.
  func mayLeave(to depth: Int) -> Bool {
    guard transition == nil else { return false }
    return delegate?.stage(self, shouldLeaveTo: depth) ?? true
  }

  func didShow(_ controller: UIViewController) {
    if let transition, transition.top === controller {
      self.transition = nil
      transition.done()
    } else if transition == nil {
      reportLeaving()
    }
  }

  /// Tells of screens that went without having been asked to.
  private func reportLeaving() {
    let depth = navigation.viewControllers.count
    guard depth < controllers.count else { return }
    controllers = navigation.viewControllers
    delegate?.stage(self, didLeaveTo: depth)
  }

  // MARK: - Private

  /// Whether nothing presents it any more, though it may still be moving.
  private var isGone: Bool {
    navigation.presentingViewController?.presentedViewController !== navigation
  }

  private var isInWindow: Bool { navigation.viewIfLoaded?.window != nil }

  /// What covers everything else: UIKit presents over that only.
  private var topmost: UIViewController {
    var top: UIViewController = navigation
    while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
    return top
  }

  private func prepare(for style: SheetStyle) {
    navigation.modalPresentationStyle = style.isFullScreen ? .fullScreen : .pageSheet
    if let sheet = navigation.sheetPresentationController {
      sheet.prefersGrabberVisible = style.showsGrabber
      if !style.detents.isEmpty {
        sheet.detents = style.detents.map { $0 == .medium ? .medium() : .large() }
      }
    }
    navigation.presentationController?.delegate = self
  }

  private func controller(of screen: any Screen) -> UIViewController {
    guard let controller = screen as? UIViewController else {
      preconditionFailure(
        "UIKitStage shows view controllers, but was given \(type(of: screen)); give the "
          + "coordinator the screens made of UIKit."
      )
    }
    return controller
  }
}

extension UIKitStage: UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    delegate?.stageShouldDismiss(self) ?? true
  }

  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    delegate?.stageDidDismiss(self)
  }
}
