import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `navigationController(_:animationControllerFor:from:to:)` and its interactive
/// counterpart.
@MainActor
struct NavigationAnimatorTests {
  private let log = CallLog()
  private let first: LoggingViewController
  private let second: LoggingViewController
  private let navigation: UINavigationController
  private let delegate = NavigationDelegate()
  private let driver: SceneDriver

  init() {
    first = LoggingViewController("A", log: log)
    second = LoggingViewController("B", log: log)
    navigation = UINavigationController(rootViewController: first)
    driver = SceneDriver(rootViewController: navigation)
    driver.settle()
    navigation.delegate = delegate
    _ = log.take()
  }

  private func push() {
    navigation.pushViewController(second, animated: true)
  }

  @Test func aPushIsPlayedByTheAnimator() throws {
    push()
    let context = try #require(delegate.animator.context)
    #expect(delegate.operations == [.push])
    #expect(context.view(forKey: .from) === first.view)
    #expect(context.view(forKey: .to) === second.view)
    #expect(first.view.superview === context.containerView)
    #expect(context.finalFrame(for: second) == context.containerView.bounds)
    #expect(context.presentationStyle == .none)
    #expect(navigation.topViewController === second)
    #expect(
      log.take() == [
        "B willMove(parent)", "B didLoad", "A willDisappear", "B willAppear", "B isAppearing",
      ]
    )
    driver.scene.commit()
    #expect(driver.display.commits.allSatisfy { $0.transition == nil } as Bool)
    driver.settle()
    #expect(log.take() == ["A didDisappear", "B didAppear", "B didMove(parent)"])
    #expect(second.view.superview is _NavigationPage)
    #expect(first.view.superview == nil)
  }

  @Test func aPopIsPlayedByTheAnimator() throws {
    push()
    driver.settle()
    _ = log.take()
    try driver.goBack()
    #expect(delegate.operations == [.push, .pop])
    driver.settle()
    #expect(
      log.take() == [
        "B willMove(nil)", "B willDisappear", "A willAppear", "A isAppearing", "B didDisappear",
        "A didAppear", "B didMove(nil)",
      ]
    )
    #expect(driver.display.address?.depth == 0)
    #expect(first.view.superview is _NavigationPage)
  }

  @Test func aCancelledPopLeavesTheScreenOnTheStack() throws {
    push()
    driver.settle()
    _ = log.take()
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.interactor = interactor
    navigation.popViewController(animated: true)
    interactor.update(0.3)
    interactor.cancel()
    driver.settle()
    #expect(navigation.viewControllers == [first, second])
    #expect(
      log.take() == [
        "B willMove(nil)", "B willDisappear", "A willAppear", "A isAppearing", "A willDisappear",
        "B willAppear", "B isAppearing", "A didDisappear", "B didAppear",
      ]
    )
    #expect(second.view.superview is _NavigationPage)
    #expect(driver.display.address?.depth == 1)
    #expect(!second.isMovingFromParent && second.parent === navigation)
    // The stack works as before.
    delegate.interactor = nil
    navigation.popViewController(animated: false)
    driver.settle()
    #expect(navigation.viewControllers == [first])
  }

  @Test func aCancelledPushRemovesTheScreen() {
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.interactor = interactor
    push()
    interactor.cancel()
    driver.settle()
    #expect(navigation.viewControllers == [first] && second.parent == nil)
    #expect(first.view.superview is _NavigationPage)
  }

  @Test func anotherPushEndsTheRunningOne() {
    push()
    let third = LoggingViewController("C", log: log)
    navigation.pushViewController(third, animated: true)
    driver.settle()
    #expect(navigation.viewControllers == [first, second, third])
    #expect(third.view.superview is _NavigationPage)
    #expect(log.take().suffix(3) == ["B didDisappear", "C didAppear", "C didMove(parent)"])
  }

  @Test func aScreenThatEndsBelowTheBarHasThatFinalFrame() throws {
    second.edgesForExtendedLayout = []
    push()
    let context = try #require(delegate.animator.context)
    #expect(context.finalFrame(for: second).minY > 0)
    let final = context.finalFrame(for: second)
    driver.settle()
    #expect(second.view.convert(second.view.bounds, to: nil) == final)
  }
}

/// Apple: `tabBarController(_:animationControllerForTransitionFrom:to:)`.
@MainActor
struct TabAnimatorTests {
  private let log = CallLog()
  private let first: LoggingViewController
  private let second: LoggingViewController
  private let tabs = UITabBarController()
  private let delegate = TabsDelegate()
  private let driver: SceneDriver

  init() {
    first = LoggingViewController("A", log: log)
    second = LoggingViewController("B", log: log)
    tabs.viewControllers = [first, second]
    tabs.delegate = delegate
    driver = SceneDriver(rootViewController: tabs)
    driver.settle()
    _ = log.take()
  }

  @Test func aChangeOfTabsIsPlayedByTheAnimator() throws {
    tabs.selectedIndex = 1
    let context = try #require(delegate.animator.context)
    #expect(context.view(forKey: .from) === first.view)
    #expect(second.view.superview === context.containerView)
    #expect(tabs.selectedViewController === second)
    #expect(log.take() == ["B didLoad", "B willAppear", "A willDisappear", "B isAppearing"])
    driver.settle()
    #expect(log.take() == ["A didDisappear", "B didAppear"])
    #expect(second.view.superview === tabs.view && first.view.superview == nil)
  }

  @Test func aCancelledChangeOfTabsKeepsTheSelectedTab() {
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.interactor = interactor
    tabs.selectedIndex = 1
    interactor.update(0.4)
    interactor.cancel()
    driver.settle()
    #expect(tabs.selectedIndex == 0)
    #expect(first.view.superview === tabs.view && second.view.superview == nil)
    #expect(
      log.take() == [
        "B didLoad", "B willAppear", "A willDisappear", "B isAppearing", "B willDisappear",
        "A willAppear", "A isAppearing", "B didDisappear", "A didAppear",
      ]
    )
  }

  @Test func otherTabsAreShownByTheAnimatorIfThatIsAnimated() throws {
    let third = LoggingViewController("C", log: log)
    tabs.setViewControllers([third], animated: true)
    let context = try #require(delegate.animator.context)
    #expect(context.view(forKey: .from) === first.view)
    #expect(third.view.superview === context.containerView)
    #expect(tabs.selectedViewController === third && first.parent === tabs)
    driver.settle()
    #expect(third.view.superview === tabs.view && first.view.superview == nil)
    #expect(first.parent == nil && second.parent == nil)
    #expect(log.take().suffix(3) == ["A didDisappear", "C didAppear", "A didMove(nil)"])
  }

  @Test func otherTabsAreShownAtOnceIfThatIsNotAnimated() {
    tabs.setViewControllers([second], animated: false)
    #expect(delegate.animator.context == nil)
    #expect(second.view.superview === tabs.view && first.parent == nil)
  }

  @Test func aCancelledChangeToOtherTabsIsCompleted() {
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.interactor = interactor
    tabs.setViewControllers([second], animated: true)
    interactor.update(0.4)
    interactor.cancel()
    driver.settle()
    #expect(tabs.selectedViewController === second)
    #expect(second.view.superview === tabs.view && first.parent == nil)
  }
}

private final class NavigationDelegate: NSObject, UINavigationControllerDelegate {
  let animator = Animator()
  var interactor: UIPercentDrivenInteractiveTransition?
  private(set) var operations: [UINavigationController.Operation] = []

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operations.append(operation)
    animator.isPresenting = operation == .push
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactor
  }
}

private final class TabsDelegate: NSObject, UITabBarControllerDelegate {
  let animator = Animator()
  var interactor: UIPercentDrivenInteractiveTransition?

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactor
  }
}
