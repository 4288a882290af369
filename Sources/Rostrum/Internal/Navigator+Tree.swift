extension Navigator {
  var isTab: Bool { parent?.tabs.contains { $0 === self } == true }

  /// Where sheets over this navigator are presented: tabs leave that to what holds them.
  var base: Navigator {
    if isTab, let parent { parent.base } else { self }
  }

  var topmost: Navigator { presented?.topmost ?? self }

  var selectedTabNavigator: Navigator? {
    tabs.indices.contains(selectedTab) ? tabs[selectedTab] : nil
  }

  /// This navigator and all in it, the topmost first.
  var subtree: [Navigator] {
    let selected = selectedTabNavigator
    let others = tabs.filter { $0 !== selected }
    return (presented?.subtree ?? []) + (selected?.subtree ?? []) + others.flatMap(\.subtree)
      + [self]
  }

  var visiblePath: RoutePath? {
    if let path = presented?.visiblePath { return path }
    if let tab = selectedTabNavigator { return tab.visiblePath }
    return entries.last { $0.route != nil }?.route?.path
  }

  func settleStages() {
    presented?.settleStages()
    for tab in tabs { tab.settleStages() }
    stage.settle()
  }

  /// The one place where screens end: their presenters are destroyed, their flows told.
  func release(_ gone: [Entry]) {
    for entry in gone.reversed() {
      (entry.screen as? any PresentedScreen)?.screenPresenter.destroy()
    }
    for entry in gone.reversed() { entry.owner.screenEnded() }
  }

  /// Ends this navigator and all in it.
  func closeSubtree() {
    isClosed = true
    openAlert?(nil)
    if isSwiping { endSwipe() }
    let inner = [presented].compactMap(\.self) + tabs
    presented = nil
    tabs = []
    for navigator in inner { navigator.closeSubtree() }
    let gone = entries
    entries = []
    release(gone)
  }

  func endSwipe() {
    isSwiping = false
    tree.queue.unhold()
  }
}

extension Navigator {
  var isSheet: Bool { parent?.presented === self }

  /// A navigator for a sheet over this one, to be presented with its first screen.
  func makeSheet(_ style: SheetStyle) -> Navigator {
    let sheet = Navigator(childOf: self)
    sheet.styleWhenPresented = style
    return sheet
  }
}
