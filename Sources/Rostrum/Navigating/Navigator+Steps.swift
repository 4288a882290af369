/// The steps of transitions.
///
/// The state is updated first, so that calls during the animation observe the new state; screens
/// end after the animation.
extension Navigator {
  func replaceEntries(
    with kept: [Entry],
    animated: Bool,
    done: @escaping @MainActor () -> Void
  ) {
    let gone = entries.filter { entry in !kept.contains { $0.screen === entry.screen } }
    entries = []
    let end = makeRoom()
    entries = kept
    screensDidChange()
    let finish: @MainActor () -> Void = {
      end()
      self.release(gone)
      done()
    }
    if kept.isEmpty, !isSecondaryColumn {
      // The next content replaces the old one; it is removed only if there is no next content.
      tree.queue.later { self.showEmptyStack() }
      finish()
    } else {
      showStack(animated: animated, done: finish)
    }
  }

  /// Shows the current stack.
  func showStack(animated: Bool, done: @escaping @MainActor () -> Void) {
    if let columnOf, columnOf.secondary === self {
      columnOf.showSecondary(animated: mayMove(animated), done: done)
    } else {
      stage.show(screens, animated: mayMove(animated), done: done)
    }
  }

  func mayMove(_ animated: Bool) -> Bool {
    animated && tree.animatesTransitions && !tree.queue.isUnanimated
  }

  private func showEmptyStack() {
    guard isEmpty else { return }
    tree.queue.enqueue(
      Transition(perform: { done in
        guard self.isEmpty else { return done() }
        self.stage.show([], animated: false, done: done)
      })
    )
  }

  private var isEmpty: Bool { !isClosed && entries.isEmpty && tabs.isEmpty && split == nil }

  func dismissPresented(animated: Bool, done: @escaping @MainActor () -> Void) {
    guard let sheet = presented else { return done() }
    presented = nil
    tree.pathMayHaveChanged()
    stage.dismissPresented(animated: mayMove(animated)) {
      sheet.closeSubtree()
      done()
    }
  }

  func select(_ tab: Navigator, done: @escaping @MainActor () -> Void) {
    guard let index = tabs.firstIndex(where: { $0 === tab }) else { return done() }
    selectedTab = index
    tree.pathMayHaveChanged()
    showTabs(done: done)
  }

  func showTabs(done: @escaping @MainActor () -> Void) {
    let pairs = zip(tabItems, tabs).map { (item: $0, stage: $1.stage) }
    stage.showTabs(pairs, selected: selectedTab, done: done)
  }
}
