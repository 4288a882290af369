/// What a coordinator can have shown.
///
/// Nothing comes of it once the flow has ended.
extension AnyCoordinator {
  /// Pushes a screen on the flow's stack.
  /// - Parameters:
  ///   - screen: Belongs to this flow from now on.
  ///   - route: The address of the screen. If the topmost screen has the same, `screen` does not
  ///     come: a second tap on a row opens nothing twice.
  ///   - animated: Whether the change may move.
  public final func push(
    _ screen: any Screen,
    at route: (any Route)? = nil,
    animated: Bool = true
  ) {
    guard let navigator = usableNavigator(for: screen) else { return }
    let entry = Entry(screen: screen, owner: self, route: route)
    if comesAsChoice {
      navigator.choose(entry, animated: animated)
    } else {
      navigator.push(entry, animated: animated)
    }
  }

  /// Puts a screen in place of the flow's topmost one, and of all above that: the next page of a
  /// paper, where nobody wants to go back through every page.
  ///
  /// What is presented goes too. Nobody is asked. A flow without a screen pushes it.
  /// - Parameters:
  ///   - screen: Belongs to this flow from now on.
  ///   - route: The address of the screen. If the topmost screen has the same, `screen` does not
  ///     come.
  ///   - animated: Whether the change may move; UIKit moves as if the screen were pushed.
  public final func replace(
    with screen: any Screen,
    at route: (any Route)? = nil,
    animated: Bool = false
  ) {
    guard !comesAsChoice else { return push(screen, at: route, animated: animated) }
    guard let navigator = usableNavigator(for: screen) else { return }
    navigator.replace(with: Entry(screen: screen, owner: self, route: route), animated: animated)
  }

  /// Replaces the whole stack by one screen, whosever it was; flows that lose their last screen end
  /// with nil.
  ///
  /// Nobody is asked.
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
  /// For more than one screen in the sheet, start a child flow there.
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

  /// Dismisses what is presented over the flow's stack.
  ///
  /// Nobody is asked.
  public final func dismiss() {
    guard let base = liveNavigator?.base else { return }
    base.request(.dismiss(.init(self))) {
      .cutting(base, count: base.entries.count)
    }
  }

  /// Goes back from the flow's topmost screen, and so from all above it.
  ///
  /// A window's root screen stays; from the first screen of a split's secondary column it goes back
  /// to the primary. Nobody is asked; see ``Coordinator/leave()``.
  public final func pop() {
    cut(.pop(.init(self))) { $0.entries.lastIndex { $0.owner === self } }
  }

  /// Goes back to the flow's first screen.
  ///
  /// Nobody is asked.
  public final func popToFirst() {
    cut(.popToFirst(.init(self))) {
      $0.entries.firstIndex { $0.owner === self }.map { $0 + 1 }
    }
  }

  /// Shows tabs in place of the stack.
  ///
  /// UIKit shows them as the root of a window only: on the stage of real screens, tabs in a sheet or
  /// in a tab trap.
  /// - Returns: The navigator of each tab, on which to start a flow: `start(child, as: .on(tab))`.
  public final func setTabs(_ items: [TabItem]) -> [Navigator] {
    precondition(isLive, "\(type(of: self)) shows tabs but is not running.")
    guard let navigator = liveNavigator else { return [] }
    holdThroughTurn(navigator)
    return navigator.setTabs(items)
  }

  /// Takes a tab out; flows that lose their last screen end with nil.
  public final func removeTab(_ tab: Navigator) {
    tab.parent?.removeTab(tab)
  }

  /// Shows two columns in place of the stack; see ``Split``.
  ///
  /// UIKit shows them as the root of a window only: on the stage of real screens, columns in a sheet,
  /// a tab or a column trap.
  /// - Parameter placeholder: What the secondary column shows while nothing is chosen; its presenter
  ///   is destroyed with the split. It does not keep the flow alive.
  /// - Returns: The columns, on which to start flows: `start(child, as: .on(split.primary))`.
  public final func setSplit(placeholder: (any Screen)? = nil) -> Split {
    guard let navigator = liveNavigator else {
      preconditionFailure("\(type(of: self)) shows columns but is not running.")
    }
    holdThroughTurn(navigator)
    return navigator.setSplit(placeholder: placeholder)
  }

  /// Shows an alert over all else.
  /// - Returns: The id of the chosen action; nil if the alert went by another way.
  public final func ask(_ alert: Alert) async -> String? {
    await liveNavigator?.ask(alert)
  }

  // MARK: - Routes

  /// See ``Navigator/open(_:)``; a notice that is open stays open.
  public final func open(_ route: any Route) {
    navigator?.tree.open(route)
  }

  /// Tries the route that nobody could take, if there is one.
  public final func retryRoute() {
    navigator?.tree.retryRoute()
  }

  /// The current path of the window.
  public final var path: RoutePath { navigator?.path ?? RoutePath() }

  // MARK: - Private

  private var liveNavigator: Navigator? { isLive ? navigator : nil }

  /// The screens that make way may be the flow's last, before what comes in their place has any.
  private func holdThroughTurn(_ navigator: Navigator) {
    hold()
    navigator.tree.queue.later { self.unhold() }
  }

  /// Nil where nothing can come any more; then the screen is over before it began.
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
