extension Navigator {
  var isTab: Bool { parent?.tabs.contains { $0 === self } == true }

  /// Where sheets over this navigator are presented: tabs and columns leave that to what holds
  /// them.
  var base: Navigator {
    if isTab || isColumn, let parent { parent.base } else { self }
  }

  var topmost: Navigator { presented?.topmost ?? self }

  var selectedTabNavigator: Navigator? {
    tabs.indices.contains(selectedTab) ? tabs[selectedTab] : nil
  }

  /// This navigator and all in it, the topmost first.
  var subtree: [Navigator] {
    let selected = selectedTabNavigator
    let others = tabs.filter { $0 !== selected }
    let columns = split?.columns ?? []
    return (presented?.subtree ?? []) + (selected?.subtree ?? []) + others.flatMap(\.subtree)
      + columns.flatMap(\.subtree) + [self]
  }

  var visiblePath: RoutePath? {
    if let path = presented?.visiblePath { return path }
    if let tab = selectedTabNavigator { return tab.visiblePath }
    if let split { return split.secondary.visiblePath ?? split.primary.visiblePath }
    return entries.last { $0.route != nil }?.route?.path
  }

  func settleStages() {
    presented?.settleStages()
    for navigator in tabs + (split?.columns ?? []) { navigator.settleStages() }
    stage.settle()
  }

  /// To be called whenever this navigator's screens are others.
  func booksChanged() {
    tree.pathMayHaveChanged()
    columnOf?.mayHaveChanged()
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
    let sheet = presented
    presented = nil
    sheet?.closeSubtree()
    makeRoom()()
  }

  /// Takes out all that is shown, but sheets.
  /// - Returns: What ends it, to be called when it cannot be seen any more.
  func makeRoom() -> @MainActor () -> Void {
    let (gone, tabs, split) = (entries, tabs, split)
    entries = []
    self.tabs = []
    tabItems = []
    self.split = nil
    return {
      for tab in tabs.reversed() { tab.closeSubtree() }
      split?.close()
      self.release(gone)
    }
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
