public import Rostrum
public import UIKit

/// A stage that shows a `Navigator`'s state by UIKit's containers.
///
/// It uses a navigation controller, or a tab bar controller or split view controller with a
/// navigation controller for each tab or column. It owns the delegate slots of its containers.
/// Other delegates set on them receive all calls as well.
@MainActor
public final class UIKitStage: NSObject, NavigationStage {
  public weak var delegate: (any NavigationStageDelegate)?

  let navigation = StageNavigationController(nibName: nil, bundle: nil)
  /// The tabs that a window shows instead of the stack, with their stages.
  private var tabs: (controller: StageTabBarController, stages: [UIKitStage])?
  /// The columns that a window shows instead of the stack, with their stages.
  var columns: StageColumns?
  /// The stage whose split has this one as a column.
  weak var columnHost: UIKitStage?
  /// A Boolean value indicating whether it is the stage of a window.
  ///
  /// As in Apple's UIKit, only a window contains tabs and columns, neither a stack nor another tab.
  let isRoot: Bool
  /// The controllers that were requested last.
  private(set) var controllers: [UIViewController] = []
  /// The presented stage, retained by its navigator.
  private weak var presented: UIKitStage?
  /// The item of its tab, if it is one.
  private var tabItem: TabItem?
  /// The running transition: its final top screen, and its completion.
  private var transition: (top: UIViewController, done: @MainActor () -> Void)?

  /// Creates the stage of a window.
  public override convenience init() {
    self.init(isRoot: true)
  }

  private init(isRoot: Bool) {
    self.isRoot = isRoot
    super.init()
    navigation.stage = self
  }

  /// The root view controller of a window, which the stage replaces when tabs or columns are set or
  /// removed.
  public var viewController: UIViewController {
    columns?.controller ?? tabs?.controller ?? navigation
  }

  // MARK: - NavigationStage

  public func settle() {
    if let presented, presented.isGone { presented.delegate?.stageDidDismiss(presented) }
    if transition == nil, !navigation.followsFinger { reportLeaving() }
  }

  public func makeStage() -> any NavigationStage {
    UIKitStage(isRoot: false)
  }

  public func show(
    _ screens: [any Screen],
    animated: Bool,
    done: @escaping @MainActor () -> Void
  ) {
    if tabs != nil || columns != nil { return showStackInsteadOfAll(screens, done) }
    controllers = screens.map(controller)
    let shown = controllers + columnOver
    let top = shown.last
    let moves = animated && isInWindow && top !== navigation.topViewController
    guard moves, let top else {
      navigation.setViewControllers(shown, animated: false)
      return done()
    }
    transition = (top, done)
    navigation.setViewControllers(shown, animated: true)
  }

  /// The secondary column if it covers this one, the primary.
  private var columnOver: [UIViewController] {
    guard let columns = columnHost?.columns, columns.primary === self, columns.secondaryIsOver
    else { return [] }
    return [columns.secondary.navigation]
  }

  public func present(
    _ stage: any NavigationStage,
    style: SheetStyle,
    animated: Bool,
    done: @escaping @MainActor () -> Void
  ) {
    let stage = self.stage(of: stage)
    presented = stage
    // Without a window UIKit presents nothing and calls no completion.
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
    precondition(
      isRoot,
      """
      UIKitStage shows tabs as the root of a window, but a sheet or a tab was to show some. Call \
      setTabs in a flow that is started on the window's own navigator.
      """
    )
    let stages = tabs.map { stage(of: $0.stage) }
    for (stage, item) in zip(stages, tabs.map(\.item)) { stage.setTabItem(item) }
    let controller = self.tabs?.controller ?? StageTabBarController(nibName: nil, bundle: nil)
    controller.stage = self
    controller.setViewControllers(stages.map(\.navigation), animated: false)
    if stages.indices.contains(selected) { controller.selectedIndex = selected }
    if self.tabs == nil {
      showInsteadOfAll { self.tabs = (controller, stages) }
    } else {
      self.tabs = (controller, stages)
    }
    endTransitionsOfHiddenTabs()
    done()
  }

  public func ask(_ alert: Alert, answer: @escaping @MainActor (String?) -> Void) {
    guard isInWindow else { return answer(nil) }
    let idiom = viewController.traitCollection.userInterfaceIdiom
    topmost.present(UIAlertController(alert, on: idiom, answer: answer), animated: true)
  }

  public func withdrawAlert() {
    (topmost as? UIAlertController)?.dismiss(animated: false)
  }

  // MARK: - Tabs

  private func setTabItem(_ item: TabItem) {
    let shown = navigation.tabBarItem
    guard tabItem != item || shown == nil else { return }
    tabItem = item
    navigation.tabBarItem = UITabBarItem(
      title: item.title,
      image: item.symbol.flatMap { UIImage(systemName: $0) },
      selectedImage: nil
    )
  }

  private func showStackInsteadOfAll(_ screens: [any Screen], _ done: @MainActor () -> Void) {
    showInsteadOfAll {
      controllers = screens.map(controller)
      navigation.setViewControllers(controllers, animated: false)
    }
    done()
  }

  /// Removes stack, tabs and columns, and shows those that `take` sets.
  func showInsteadOfAll(_ take: () -> Void) {
    let old = viewController
    tabs = nil
    columns = nil
    controllers = []
    take()
    replaceRoot(old)
    if viewController !== navigation { navigation.setViewControllers([], animated: false) }
  }

  /// Replaces the root view controller of the window.
  private func replaceRoot(_ old: UIViewController) {
    guard old !== viewController, let window = old.viewIfLoaded?.window,
      window.rootViewController === old
    else { return }
    if old.presentedViewController != nil { old.dismiss(animated: false) }
    window.rootViewController = viewController
  }

  /// Called when the user has tapped a tab.
  func didSelect(_ controller: UIViewController) {
    guard let index = tabs?.stages.firstIndex(where: { $0.navigation === controller }) else {
      return
    }
    endTransitionsOfHiddenTabs()
    delegate?.stage(self, didSelectTab: index)
  }

  /// Ends the transitions in tabs that are no longer visible, for which UIKit may not call back.
  private func endTransitionsOfHiddenTabs() {
    for stage in tabs?.stages ?? []
    where stage.navigation !== tabs?.controller.selectedViewController {
      stage.endTransition()
    }
  }

  func awaitTransition(to top: UIViewController, _ done: @escaping @MainActor () -> Void) {
    transition = (top, done)
  }

  private func endTransition() {
    let done = transition?.done
    transition = nil
    done?()
  }

  /// - Returns: Whether the user may go back to the first screen, if there are others.
  func mayLeaveToFirst() -> Bool {
    navigation.viewControllers.count < 2 || mayLeave(to: 1)
  }

  // MARK: - User actions

  /// A Boolean value indicating whether a transition of the navigator is running.
  var isMoving: Bool { transition != nil }

  /// - Returns: Whether the user may go back until `depth` screens remain.
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

  /// Reports screens that were removed without a request.
  private func reportLeaving() {
    columnHost?.reportSecondaryLeft()
    let depth = navigation.viewControllers.count
    if depth < controllers.count { reportLeft(to: depth) }
  }

  func reportLeft(to depth: Int) {
    controllers = Array(controllers.prefix(depth))
    delegate?.stage(self, didLeaveTo: depth)
  }

  // MARK: - Private

  /// A Boolean value indicating whether it is no longer presented, though it may still be moving.
  private var isGone: Bool {
    navigation.presentingViewController?.presentedViewController !== navigation
  }

  var isInWindow: Bool { viewController.viewIfLoaded?.window != nil }

  /// The topmost controller, the only one over which UIKit presents.
  private var topmost: UIViewController {
    var top = viewController
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

  func stage(of other: any NavigationStage) -> UIKitStage {
    guard let stage = other as? UIKitStage else {
      preconditionFailure("A UIKitStage shows only UIKitStages, got \(type(of: other)).")
    }
    return stage
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
