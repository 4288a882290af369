import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `UIPresentationController`, `UIViewControllerTransitioningDelegate`, "Creating Custom
/// Presentations" in the View Controller Programming Guide.
@MainActor
struct CustomPresentationTests {
  private let log = CallLog()
  private let root: LoggingViewController
  private let driver: SceneDriver
  private let delegate = TransitioningDelegate()
  private let panel: LoggingViewController

  init() {
    root = LoggingViewController("A", log: log)
    driver = SceneDriver(rootViewController: root)
    panel = LoggingViewController("P", log: log)
    panel.modalPresentationStyle = .custom
    panel.transitioningDelegate = delegate
    delegate.log = log
    _ = log.take()
  }

  @Test func theAppPlacesWhatItPresents() throws {
    root.present(panel, animated: false)
    driver.settle()
    let controller = try #require(delegate.controller)
    #expect(panel.presentationController === controller)
    #expect(controller.containerView?.bounds == root.view.bounds)
    #expect(panel.view.superview === controller.containerView)
    #expect(panel.view.frame == CGRect(x: 0, y: 100, width: 200, height: 300))
    #expect(controller.dimming.superview === controller.containerView)
    #expect(controller.presentingViewController === root)
    #expect(
      log.take() == [
        "P didLoad", "P willAppear", "will present", "P isAppearing", "P didAppear",
        "did present true",
      ]
    )
    panel.dismiss(animated: false)
    #expect(
      log.take() == ["will dismiss", "P willDisappear", "P didDisappear", "did dismiss true"]
    )
    #expect(root.presentedViewController == nil && controller.containerView == nil)
  }

  @Test func aPresentationWithoutAnAnimatorUsesItsTransitionStyle() throws {
    var isPresented = false
    root.present(panel, animated: true) { isPresented = true }
    #expect(panel.isBeingPresented)
    #expect(panel.transitionCoordinator?.presentationStyle == .custom)
    driver.scene.commit()
    // The page plays no transition of its own.
    #expect(driver.display.commits.allSatisfy { $0.transition == nil } as Bool)
    let animations = driver.display.commits.flatMap(\.animations)
    #expect(animations.contains(where: \.movesFrames) as Bool)
    driver.settle()
    #expect(isPresented && !panel.isBeingPresented)
    #expect(panel.view.frame.minY == 100)
    #expect(delegate.controller?.dimming.alpha == 1)
    panel.dismiss(animated: true)
    #expect(root.presentedViewController === panel)
    driver.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test func anAnimatorGetsTheViewsAndTheirFrames() throws {
    let animator = Animator()
    delegate.animator = animator
    root.present(panel, animated: true)
    let context = try #require(animator.context)
    #expect(context.viewController(forKey: .from) === root)
    #expect(context.viewController(forKey: .to) === panel)
    #expect(context.view(forKey: .from) == nil)
    #expect(context.view(forKey: .to) === panel.view)
    #expect(context.finalFrame(for: panel) == CGRect(x: 0, y: 100, width: 200, height: 300))
    #expect(context.presentationStyle == .custom && context.isAnimated && !context.isInteractive)
    #expect(
      log.take() == ["P didLoad", "will present", "P willAppear", "P isAppearing"]
    )
    #expect(panel.transitionCoordinator?.transitionDuration == 0.4)
    driver.clock.advance(by: .milliseconds(399))
    #expect(log.take().isEmpty)
    driver.clock.advance(by: .milliseconds(1))
    #expect(log.take() == ["P didAppear", "did present true"])
    #expect(animator.ended == [true])
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen, .custom])
  func aDelegateThatIsSetAfterPresentingAnimatesTheDismissal(
    _ style: UIModalPresentationStyle
  ) throws {
    panel.transitioningDelegate = nil
    panel.modalPresentationStyle = style
    root.present(panel, animated: true)
    driver.settle()
    let place = panel.view.convert(panel.view.bounds, to: nil)
    let animator = Animator()
    delegate.animator = animator
    panel.transitioningDelegate = delegate
    panel.dismiss(animated: true)
    let context = try #require(animator.context)
    #expect(context.view(forKey: .from) === panel.view)
    #expect(panel.view.superview === context.containerView)
    #expect(context.containerView.convert(context.initialFrame(for: panel), to: nil) == place)
    #expect(root.presentedViewController === panel)
    driver.settle()
    #expect(animator.ended == [true])
    #expect(root.presentedViewController == nil && panel.view.window == nil)
    #expect(root.view.window != nil)
  }

  @Test func viewsBehindACustomPresentationCannotBeReached() throws {
    let button = UIButton(primaryAction: UIAction(title: "Behind") { _ in log("tapped") })
    root.view.addSubview(button)
    root.present(panel, animated: false)
    #expect(throws: (any Error).self) { try driver.tap("Behind") }
    panel.dismiss(animated: false)
    _ = log.take()
    try driver.tap("Behind")
    #expect(log.take() == ["tapped"])
  }

  @Test func theBrowsersBackButtonDismissesAPresentation() throws {
    root.present(panel, animated: false)
    driver.settle()
    try driver.browserBack()
    driver.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test func fullScreenTakesThePresentersViewIntoTheContainerAndBack() throws {
    let animator = Animator()
    delegate.animator = animator
    panel.modalPresentationStyle = .fullScreen
    root.present(panel, animated: true)
    let context = try #require(animator.context)
    #expect(context.view(forKey: .from) === root.view)
    #expect(root.view.superview === context.containerView)
    #expect(
      log.take() == ["P didLoad", "A willDisappear", "P willAppear", "P isAppearing"]
    )
    driver.settle()
    #expect(log.take() == ["A didDisappear", "P didAppear"])
    #expect(root.view.superview is UIWindow)
    panel.dismiss(animated: true)
    let back = try #require(animator.context)
    #expect(back.view(forKey: .to) === root.view)
    #expect(log.take() == ["P willDisappear", "A willAppear", "A isAppearing"])
    driver.settle()
    #expect(log.take() == ["P didDisappear", "A didAppear"])
    #expect(root.view.superview is UIWindow)
    #expect(root.view.frame == root.view.window?.bounds)
  }

  @Test func anAnimatorMayEndAtOnce() {
    delegate.animator = HastyAnimator()
    root.present(panel, animated: true)
    #expect(
      log.take() == [
        "P didLoad", "will present", "P willAppear", "P isAppearing", "P didAppear",
        "did present true",
      ]
    )
    #expect(delegate.controller?.dimming.alpha == 1)
    #expect(panel.transitionCoordinator == nil)
  }

  @Test func aDismissalDuringThePresentationEndsItFirst() {
    delegate.animator = Animator()
    root.present(panel, animated: true)
    panel.dismiss(animated: false)
    #expect(root.presentedViewController == nil)
    driver.settle()
    #expect(log.take().suffix(3) == ["P willDisappear", "P didDisappear", "did dismiss true"])
  }
}

/// Apple: `UIPercentDrivenInteractiveTransition`.
@MainActor
struct InteractivePresentationTests {
  private let log = CallLog()
  private let root: LoggingViewController
  private let driver: SceneDriver
  private let delegate = TransitioningDelegate()
  private let cover: LoggingViewController
  private let interactor = UIPercentDrivenInteractiveTransition()
  private let animator = Animator()

  init() {
    root = LoggingViewController("A", log: log)
    driver = SceneDriver(rootViewController: root)
    cover = LoggingViewController("F", log: log)
    cover.modalPresentationStyle = .fullScreen
    cover.transitioningDelegate = delegate
    root.present(cover, animated: false)
    delegate.animator = animator
    delegate.interactor = interactor
    driver.settle()
    _ = log.take()
  }

  private var shownY: Double? {
    driver.scene.commit()
    let attributes = cover.view._nodeID.flatMap { driver.display.tree[$0]?.attributes } ?? []
    for case .frame(let value) in attributes {
      if case .frame(let rect) = value.place { return rect.y }
    }
    return nil
  }

  @Test func aCancelledDismissalRestoresThePresentation() {
    var isCancelled: Bool?
    cover.dismiss(animated: true)
    cover.transitionCoordinator?.animate(alongsideTransition: nil) { isCancelled = $0.isCancelled }
    #expect(log.take() == ["F willDisappear", "A willAppear", "A isAppearing"])
    #expect(cover.transitionCoordinator?.isInteractive == true)
    interactor.update(0.5)
    #expect(interactor.percentComplete == 0.5)
    #expect(shownY == Double(root.view.bounds.height / 2))
    interactor.cancel()
    #expect(log.take().isEmpty)
    driver.settle()
    #expect(
      log.take() == [
        "A willDisappear", "F willAppear", "F isAppearing", "A didDisappear", "F didAppear",
      ]
    )
    #expect(isCancelled == true && animator.ended == [false])
    #expect(root.presentedViewController === cover && !cover.isBeingDismissed)
    #expect(cover.view.frame.minY == 0)
    #expect(root.view.superview is UIWindow)
  }

  @Test func aFinishedDismissalTakesTheRemainingTime() {
    cover.dismiss(animated: true)
    interactor.update(0.75)
    _ = log.take()
    interactor.finish()
    driver.clock.advance(by: .milliseconds(99))
    #expect(log.take().isEmpty)
    driver.clock.advance(by: .milliseconds(2))
    #expect(log.take() == ["F didDisappear", "A didAppear"])
    #expect(root.presentedViewController == nil && animator.ended == [true])
  }

  @Test func alongsideAnimationsAreScrubbedToo() {
    cover.dismiss(animated: true)
    cover.transitionCoordinator?.animate(alongsideTransition: { [root] _ in root.view.alpha = 0 })
    interactor.update(0.5)
    driver.scene.commit()
    let attributes = root.view._nodeID.flatMap { driver.display.tree[$0]?.attributes } ?? []
    let alphas = attributes.compactMap { attribute -> Double? in
      guard case .alpha(let alpha) = attribute else { return nil }
      return alpha
    }
    #expect(alphas.count == 1 && abs((alphas.first ?? 0) - 0.5) < 0.001)
    interactor.cancel()
    driver.settle()
    #expect(animator.ended == [false] && root.view.alpha == 1)
  }

  @Test func anInteractiveTransitionMayStartWithoutInteraction() {
    interactor.wantsInteractiveStart = false
    cover.dismiss(animated: true)
    #expect(cover.transitionCoordinator?.isInteractive == false)
    driver.clock.advance(by: .milliseconds(100))
    interactor.pause()
    #expect(cover.transitionCoordinator?.isInteractive == true)
    #expect(abs(interactor.percentComplete - 0.25) < 0.01)
    driver.clock.advance(by: .seconds(1))
    #expect(animator.ended.isEmpty)
    interactor.cancel()
    driver.settle()
    #expect(animator.ended == [false])
  }

  @Test func anInteractionControllerOfTheAppDrivesTheTransition() throws {
    let own = OwnInteractor()
    delegate.interactor = own
    cover.dismiss(animated: true)
    let context = try #require(own.context)
    let coordinator = try #require(cover.transitionCoordinator)
    var isCancelled: Bool?
    coordinator.notifyWhenInteractionChanges { isCancelled = $0.isCancelled }
    #expect(context.isInteractive && coordinator.initiallyInteractive)
    context.updateInteractiveTransition(0.3)
    #expect(coordinator.percentComplete == 0.3)
    context.cancelInteractiveTransition()
    #expect(context.transitionWasCancelled && isCancelled == true)
    context.completeTransition(false)
    #expect(root.presentedViewController === cover && animator.ended == [false])
    cover.dismiss(animated: true)
    own.context?.finishInteractiveTransition()
    own.context?.completeTransition(true)
    #expect(root.presentedViewController == nil)
  }

  @Test func anInterruptibleAnimatorIsScrubbed() {
    let animator = InterruptibleAnimator()
    delegate.animator = animator
    cover.dismiss(animated: true)
    interactor.update(0.5)
    #expect(animator.propertyAnimator?.fractionComplete == 0.5)
    #expect(shownY == Double(root.view.bounds.height / 2))
    interactor.cancel()
    driver.settle()
    #expect(animator.ended == [false])
    #expect(cover.view.frame.minY == 0)
  }
}

/// An interaction controller that drives a transition itself.
private final class OwnInteractor: NSObject, UIViewControllerInteractiveTransitioning {
  private(set) var context: (any UIViewControllerContextTransitioning)?

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
  }
}

// MARK: - The app's classes

private final class TransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
  var log: CallLog?
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  private(set) weak var controller: PanelController?

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let made = PanelController(presentedViewController: presented, presenting: presenting)
    made.log = log
    controller = made
    return made
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    (animator as? SlideAnimator)?.isPresenting = true
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    (animator as? SlideAnimator)?.isPresenting = false
    return animator
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactor
  }
}

private final class PanelController: UIPresentationController {
  var log: CallLog?
  let dimming = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    CGRect(x: 0, y: 100, width: 200, height: 300)
  }

  override func presentationTransitionWillBegin() {
    log?("will present")
    dimming.frame = containerView?.bounds ?? .zero
    dimming.alpha = 0
    containerView?.insertSubview(dimming, at: 0)
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimming.alpha = 1
      return
    }
    coordinator.animate(alongsideTransition: { [dimming] _ in dimming.alpha = 1 })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    log?("did present \(completed)")
  }

  override func dismissalTransitionWillBegin() {
    log?("will dismiss")
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    log?("did dismiss \(completed)")
    if completed { dimming.removeFromSuperview() }
  }
}
