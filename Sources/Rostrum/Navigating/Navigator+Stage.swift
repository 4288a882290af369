extension Navigator: NavigationStageDelegate {
  public func stage(_ stage: any NavigationStage, shouldLeaveTo depth: Int) -> Bool {
    mayGo(.back(.init(self), depth: depth)) {
      .cutting(self, count: min(depth, self.entries.count))
    }
  }

  public func stage(_ stage: any NavigationStage, didLeaveTo depth: Int) {
    guard depth < entries.count else { return }
    let gone = Array(entries[depth...])
    entries.removeSubrange(depth...)
    screensDidChange()
    release(gone)
    if depth == 0 { columnOf?.secondaryWasLeft() }
  }

  public func stageDidBeginSwipe(_ stage: any NavigationStage) {
    guard !isSwiping, !isClosed else { return }
    isSwiping = true
    tree.queue.hold()
  }

  public func stageDidEndSwipe(_ stage: any NavigationStage) {
    if isSwiping { endSwipe() }
  }

  public func stageShouldDismiss(_ stage: any NavigationStage) -> Bool {
    mayGo(.back(.init(self), depth: 0)) { .cutting(self, count: 0) }
  }

  public func stageDidDismiss(_ stage: any NavigationStage) {
    guard let parent, parent.presented === self else { return }
    parent.presented = nil
    tree.pathMayHaveChanged()
    closeSubtree()
  }

  public func stage(_ stage: any NavigationStage, didSelectTab index: Int) {
    guard tabs.indices.contains(index) else { return }
    selectedTab = index
    tree.pathMayHaveChanged()
  }

  public func stage(_ stage: any NavigationStage, didRemoveTab index: Int) {
    guard tabs.indices.contains(index) else { return }
    takeOutTab(index).closeSubtree()
  }

  public func stage(_ stage: any NavigationStage, didCollapse isCollapsed: Bool) {
    split?.becameCollapsed(isCollapsed)
  }

  /// Returns whether the user may make a change immediately.
  ///
  /// If there is unsaved work, the change is enqueued and consults the guards; during a transition
  /// it is ignored.
  private func mayGo(
    _ key: Transition.Key,
    _ change: @escaping @MainActor () -> NavigationChange
  ) -> Bool {
    guard tree.queue.isIdle else {
      tree.reportPath()
      return false
    }
    let guards = change().leaving.flatMap(\.leaveGuards)
    guard guards.contains(where: \.hasUnsavedWork) else { return true }
    request(key, asking: true, change)
    return false
  }
}
