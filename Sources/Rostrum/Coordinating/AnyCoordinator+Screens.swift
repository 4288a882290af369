public import Foundation

/// The navigation requests of a coordinator.
///
/// They have no effect after the flow has ended.
extension AnyCoordinator {
  /// Pushes a screen on the flow's stack.
  /// - Parameters:
  ///   - screen: The screen, which belongs to this flow from now on.
  ///   - route: The route of the screen. If the topmost screen has the same route, `screen` is
  ///     not pushed, so that a second tap on a row has no effect.
  ///   - animated: Whether the change may be animated.
  public final func push(
    _ screen: any Screen,
    at route: (any Route)? = nil,
    animated: Bool = true
  ) {
    guard let navigator = usableNavigator(for: screen) else { return }
    let entry = Entry(screen: screen, owner: self, route: route)
    if replacesSecondaryColumn {
      navigator.choose(entry, animated: animated)
    } else {
      navigator.push(entry, animated: animated)
    }
  }

  /// Replaces the flow's topmost screen and all screens above it, as for the next page of a
  /// newspaper, where the user does not want to go back through every page.
  ///
  /// Presented sheets are dismissed as well. Leave guards are not consulted. A flow without a
  /// screen pushes it.
  /// - Parameters:
  ///   - screen: The screen, which belongs to this flow from now on.
  ///   - route: The route of the screen. If the topmost screen has the same route, `screen` is
  ///     not shown.
  ///   - animated: Whether the change may be animated; UIKit animates it like a push.
  public final func replace(
    with screen: any Screen,
    at route: (any Route)? = nil,
    animated: Bool = false
  ) {
    guard !replacesSecondaryColumn else { return push(screen, at: route, animated: animated) }
    guard let navigator = usableNavigator(for: screen) else { return }
    navigator.replace(with: Entry(screen: screen, owner: self, route: route), animated: animated)
  }

  /// Replaces the whole stack by one screen; flows that lose their last screen end with nil.
  ///
  /// Leave guards are not consulted.
  public final func setRoot(
    _ screen: any Screen,
    at route: (any Route)? = nil,
    animated: Bool = true
  ) {
    guard let navigator = usableNavigator(for: screen) else { return }
    navigator.setRoot(Entry(screen: screen, owner: self, route: route), animated: animated)
  }

  /// Presents a screen of this flow in a sheet.
  ///
  /// For a sheet with several screens, start a child flow in it.
  public final func present(
    _ screen: any Screen,
    style: SheetStyle = .page,
    at route: (any Route)? = nil,
    animated: Bool = true
  ) {
    guard let navigator = usableNavigator(for: screen) else { return }
    let sheet = navigator.makeSheet(style)
    sheet.push(Entry(screen: screen, owner: self, route: route), animated: animated)
  }

  /// Dismisses the sheets presented over the flow's stack.
  ///
  /// Leave guards are not consulted.
  public final func dismiss() {
    guard let base = liveNavigator?.base else { return }
    base.request(.dismiss(.init(self))) {
      .cutting(base, count: base.entries.count)
    }
  }

  /// Goes back from the flow's topmost screen and all screens above it.
  ///
  /// A window's root screen stays. From the first screen of a split's secondary column it goes back
  /// to the primary column. Leave guards are not consulted; see ``Coordinator/leave()``.
  public final func pop() {
    cut(.pop(.init(self))) { $0.entries.lastIndex { $0.owner === self } }
  }

  /// Goes back to the flow's first screen.
  ///
  /// Leave guards are not consulted.
  public final func popToFirst() {
    cut(.popToFirst(.init(self))) {
      $0.entries.firstIndex { $0.owner === self }.map { $0 + 1 }
    }
  }

  /// Shows tabs instead of the stack.
  ///
  /// UIKit shows tabs only at the root of a window: on the stage of real screens, tabs in a sheet
  /// or in a tab trap.
  /// - Returns: The navigator of each tab, on which to start a flow: `start(child, as: .on(tab))`.
  public final func setTabs(_ items: [TabItem]) -> [Navigator] {
    precondition(isLive, "\(type(of: self)) shows tabs but is not running.")
    guard let navigator = liveNavigator else { return [] }
    holdThroughTurn(navigator)
    return navigator.setTabs(items)
  }

  /// Removes a tab; flows that lose their last screen end with nil.
  public final func removeTab(_ tab: Navigator) {
    tab.parent?.removeTab(tab)
  }

  /// Shows two columns instead of the stack; see ``Split``.
  ///
  /// UIKit shows columns only at the root of a window: on the stage of real screens, columns in a
  /// sheet, a tab or a column trap.
  /// - Parameter placeholder: The screen in the secondary column while nothing is chosen. Its
  ///   presenter is destroyed with the split. It does not keep the flow alive.
  /// - Returns: The columns, on which to start flows: `start(child, as: .on(split.primary))`.
  public final func setSplit(placeholder: (any Screen)? = nil) -> Split {
    guard let navigator = liveNavigator else {
      preconditionFailure("\(type(of: self)) shows columns but is not running.")
    }
    holdThroughTurn(navigator)
    return navigator.setSplit(placeholder: placeholder)
  }

  /// Shows an alert over everything else.
  /// - Returns: The id of the chosen action; nil if the alert was closed in any other way.
  public final func ask(_ alert: Alert) async -> String? {
    await liveNavigator?.ask(alert)
  }

  // MARK: - Routes

  /// Opens a destination, as ``Navigator/open(_:)`` does; an open notice stays open.
  public final func open(_ route: any Route) {
    navigator?.tree.open(route)
  }

  /// The unsaved work of screens in the whole window, as ``Navigator/drafts``.
  public final var drafts: [String: Data] { navigator?.drafts ?? [:] }

  /// Opens a destination and restores unsaved work, as ``Navigator/restore(_:drafts:)`` does.
  public final func restore(_ route: any Route, drafts: [String: Data]) {
    navigator?.tree.open(route, drafts: drafts)
  }

  /// Retries the route that no coordinator could take, if there is one.
  public final func retryRoute() {
    navigator?.tree.retryRoute()
  }

  /// The current path of the window.
  public final var path: RoutePath { navigator?.path ?? RoutePath() }

  // MARK: - Private

  private var liveNavigator: Navigator? { isLive ? navigator : nil }

  /// Keeps the flow through this turn: its last screens may be removed before the new ones are
  /// added.
  private func holdThroughTurn(_ navigator: Navigator) {
    hold()
    navigator.tree.queue.later { self.unhold() }
  }

  /// Returns the navigator, or nil if the flow has ended; in that case it destroys the screen's
  /// presenter.
  private func usableNavigator(for screen: any Screen) -> Navigator? {
    if let liveNavigator { return liveNavigator }
    (screen as? any PresentedScreen)?.screenPresenter.destroy()
    return nil
  }

  private func cut(
    _ key: Transition.Key,
    to count: @escaping @MainActor (Navigator) -> Int?
  ) {
    guard let navigator = liveNavigator else { return }
    navigator.request(key) {
      guard let count = count(navigator),
        count > 0 || navigator.isSheet || navigator.isSecondaryColumn
      else { return NavigationChange() }
      return .cutting(navigator, count: count)
    }
  }
}
