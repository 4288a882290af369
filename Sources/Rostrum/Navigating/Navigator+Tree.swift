extension Navigator {
  var isTab: Bool { parent?.tabs.contains { $0 === self } == true }

  /// The navigator that presents sheets over this one: for tabs and columns, that of their
  /// container.
  var base: Navigator {
    if isTab || isColumn, let parent { parent.base } else { self }
  }

  var topmost: Navigator { presented?.topmost ?? self }

  var selectedTabNavigator: Navigator? {
    tabs.indices.contains(selectedTab) ? tabs[selectedTab] : nil
  }

  /// This navigator and all its descendants, the topmost first.
  var subtree: [Navigator] {
    let selected = selectedTabNavigator
    let others = tabs.filter { $0 !== selected }
    let columns = split?.columns ?? []
    return (presented?.subtree ?? []) + (selected?.subtree ?? []) + others.flatMap(\.subtree)
      + columns.flatMap(\.subtree) + [self]
  }

  /// The navigator of the first screen: that of the first tab, or of a split's primary column.
  var beginning: Navigator { (tabs.first ?? split?.primary)?.beginning ?? self }

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

  /// Updates path and split after a change of this navigator's screens.
  func screensDidChange() {
    tree.pathMayHaveChanged()
    columnOf?.mayHaveChanged()
  }

  /// Releases screens; the only place where they end: destroys their presenters and notifies their
  /// flows.
  func release(_ gone: [Entry]) {
    for entry in gone.reversed() {
      (entry.screen as? any PresentedScreen)?.screenPresenter.destroy()
    }
    for entry in gone.reversed() { entry.owner.screenEnded() }
  }

  /// Ends this navigator and all its descendants.
  func closeSubtree() {
    isClosed = true
    openAlert?(nil)
    if isSwiping { endSwipe() }
    let sheet = presented
    presented = nil
    sheet?.closeSubtree()
    makeRoom()()
  }

  /// Removes all content except sheets.
  /// - Returns: A closure that ends the removed content, to be called when it is no longer visible.
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

  /// Creates a navigator for a sheet over this one, which is presented with its first screen.
  func makeSheet(_ style: SheetStyle) -> Navigator {
    let sheet = Navigator(childOf: self)
    sheet.styleWhenPresented = style
    return sheet
  }
}
