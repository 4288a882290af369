import Testing
import UIKit
import UIKitTesting

/// Apple: `transitionCoordinator` of `UIViewController`, and the page of
/// `UIViewControllerTransitionCoordinator`.
@MainActor
struct UIViewControllerTransitionCoordinatorTests {
  private let log = CallLog()
  private let navigation: UINavigationController
  private let observer: TransitionObserver
  private let driver: SceneDriver

  init() {
    let root = LoggingViewController("A", log: CallLog())
    navigation = UINavigationController(rootViewController: root)
    driver = SceneDriver(rootViewController: navigation)
    observer = TransitionObserver(log: log)
    navigation.delegate = observer
  }

  private func push(_ name: String, animated: Bool = true) {
    let controller = LoggingViewController(name, log: CallLog())
    navigation.pushViewController(controller, animated: animated)
  }

  @Test func theCoordinatorOfAPushHasBothScreensUntilItEnds() {
    push("B")
    #expect(log.take() == ["will show B: A to B"])
    #expect(navigation.transitionCoordinator != nil)
    let top = navigation.topViewController
    #expect(top?.transitionCoordinator === navigation.transitionCoordinator)
    driver.settle()
    #expect(log.take() == ["did show B: A to B"])
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test func theCoordinatorOfAPopHasThePoppedScreen() throws {
    push("B")
    driver.settle()
    _ = log.take()
    try driver.goBack()
    #expect(log.take() == ["will show A: B to A", "did show A: B to A"])
    #expect(observer.popped == ["B"])
  }

  @Test func poppingSeveralNamesTheTopmost() {
    push("B", animated: false)
    push("C", animated: false)
    _ = log.take()
    navigation.popToRootViewController(animated: true)
    driver.settle()
    #expect(log.take() == ["will show A: C to A", "did show A: C to A"])
  }

  @Test func thereIsNoCoordinatorWithoutAnimation() {
    push("B", animated: false)
    #expect(log.take() == ["will show B: none", "did show B: none"])
    navigation.popViewController(animated: false)
    #expect(log.take() == ["will show A: none", "did show A: none"])
  }

  @Test func aSwipeBackIsInteractive() throws {
    push("B")
    driver.settle()
    _ = log.take()
    observer.follows = true
    try driver.swipeBack()
    #expect(
      log.take() == [
        "will show A: B to A", "alongside, interactive", "let go", "did show A: B to A",
        "completed",
      ]
    )
    #expect(observer.popped == ["B"])
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test func completionsOfACancelledSwipeBackReceiveTheCancellation() throws {
    push("B")
    driver.settle()
    _ = log.take()
    observer.follows = true
    try driver.swipeBack(.cancelled)
    #expect(
      log.take() == [
        "will show A: B to A", "alongside, interactive", "let go, cancelled",
        "completed, cancelled",
      ]
    )
    #expect(observer.popped.isEmpty)
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test func changesMoveWithTheTransition() {
    let view = UIView()
    navigation.view.addSubview(view)
    driver.settle()
    push("B")
    let coordinator = navigation.transitionCoordinator
    #expect(coordinator?.animate(alongsideTransition: { _ in view.alpha = 0.5 }) == true)
    _ = driver.elements
    let animations = driver.display.commits.flatMap(\.animations)
    #expect(animations.map(\.duration) == [.milliseconds(350)])
    #expect(coordinator?.animate(alongsideTransition: { _ in view.alpha = 0 }) == false)
    #expect(view.alpha == 0.5)
    driver.settle()
    #expect(coordinator?.animate(alongsideTransition: nil) == false)
  }

  @Test func completionsRunWhenTheScreensHaveAppeared() {
    let cover = LoggingViewController("S", log: log)
    navigation.present(cover, animated: true) { log("presented") }
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in log("completed") }
    driver.settle()
    #expect(log.take().suffix(3) == ["S didAppear", "presented", "completed"])
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
  func presentingAndDismissingHaveACoordinatorWithBothScreens(_ style: UIModalPresentationStyle) {
    let cover = LoggingViewController("S", log: log)
    cover.modalPresentationStyle = style
    navigation.present(cover, animated: true)
    #expect(cover.transitionCoordinator?.presentationStyle == style)
    #expect(cover.transitionCoordinator?.viewController(forKey: .from) === navigation)
    #expect(cover.transitionCoordinator?.viewController(forKey: .to) === cover)
    #expect(cover.transitionCoordinator?.view(forKey: .to) === cover.view)
    let isCovered = style == .fullScreen
    #expect((cover.transitionCoordinator?.view(forKey: .from) != nil) == isCovered)
    driver.settle()
    #expect(cover.transitionCoordinator == nil)
    cover.dismiss(animated: true)
    let coordinator = navigation.topViewController?.transitionCoordinator
    #expect(coordinator === cover.transitionCoordinator)
    #expect(coordinator?.viewController(forKey: .from) === cover)
    #expect(coordinator?.viewController(forKey: .to) === navigation)
    driver.settle()
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test func presentingWithoutAnimationHasNone() {
    let cover = TransitionController()
    navigation.present(cover, animated: false)
    cover.dismiss(animated: false)
    #expect(cover.coordinators == [false, false])
  }

  @Test func anEndedTransitionRetainsNoScreens() throws {
    weak var popped: UIViewController?
    weak var coordinator: AnyObject?
    do {
      let controller = UIViewController()
      popped = controller
      navigation.pushViewController(controller, animated: true)
      coordinator = navigation.transitionCoordinator
    }
    driver.settle()
    try driver.goBack()
    #expect(popped == nil)
    #expect(coordinator == nil)
  }
}

/// A delegate that uses transition coordinators as in tutorials.
private final class TransitionObserver: NSObject, UINavigationControllerDelegate {
  private let log: CallLog
  private(set) var popped: [String] = []
  /// A Boolean value that indicates whether it adds animations and completions to transitions.
  var follows = false

  init(log: CallLog) {
    self.log = log
  }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    let coordinator = navigationController.transitionCoordinator
    log("will show \(viewController.title ?? ""): \(way(coordinator))")
    guard follows else { return }
    let log = log
    coordinator?.notifyWhenInteractionChanges { context in
      log("let go" + (context.isCancelled ? ", cancelled" : ""))
    }
    coordinator?.animate(
      alongsideTransition: { log("alongside" + ($0.isInteractive ? ", interactive" : "")) },
      completion: { log("completed" + ($0.isCancelled ? ", cancelled" : "")) }
    )
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    let coordinator = navigationController.transitionCoordinator
    log("did show \(viewController.title ?? ""): \(way(coordinator))")
    guard let from = coordinator?.viewController(forKey: .from),
      !navigationController.viewControllers.contains(from)
    else { return }
    popped.append(from.title ?? "")
  }

  private func way(_ coordinator: (any UIViewControllerTransitionCoordinator)?) -> String {
    guard let coordinator else { return "none" }
    let from = coordinator.viewController(forKey: .from)?.title ?? ""
    let to = coordinator.viewController(forKey: .to)?.title ?? ""
    return "\(from) to \(to)"
  }
}

/// A view controller that records whether a coordinator exists when it appears and disappears.
private final class TransitionController: UIViewController {
  private(set) var coordinators: [Bool] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    coordinators.append(transitionCoordinator != nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    coordinators.append(transitionCoordinator != nil)
  }
}
