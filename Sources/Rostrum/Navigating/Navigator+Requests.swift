/// The requests of coordinators.
extension Navigator {
  /// Pushes a screen; the first screen of a sheet presents the sheet.
  func push(_ entry: Entry, animated: Bool) {
    entry.owner.screenBegan()
    tree.queue.enqueue(
      Transition(
        perform: { self.performPush(entry, animated: animated, done: $0) },
        dropped: { self.release([entry]) }
      )
    )
  }

  private func performPush(
    _ entry: Entry,
    animated: Bool,
    done: @escaping @MainActor () -> Void
  ) {
    if let style = styleWhenPresented {
      return performPresent(entry, style: style, animated: animated, done: done)
    }
    guard accepts(entry, over: self) else { return done() }
    precondition(
      tabs.isEmpty && split == nil,
      "A screen was pushed on a navigator that shows tabs or columns; start the flow on one of "
        + "them, or call setRoot."
    )
    entries.append(entry)
    screensDidChange()
    showStack(animated: animated && (entries.count > 1 || isSecondaryColumn), done: done)
  }

  /// Replaces the topmost screen of the entry's flow, and all screens above it.
  func replace(with entry: Entry, animated: Bool) {
    entry.owner.screenBegan()
    tree.queue.enqueue(
      Transition(
        perform: { done in
          guard let index = self.entries.lastIndex(where: { $0.owner === entry.owner }) else {
            return self.performPush(entry, animated: animated, done: done)
          }
          guard self.accepts(entry, over: self) else { return done() }
          let change = NavigationChange.cutting(self.base, count: self.base.entries.count)
          self.replaceEntries(
            with: self.entries.prefix(index) + [entry],
            animated: animated && change.dismissals.isEmpty
          ) {
            self.tree.apply(change, animated: animated, done: done)
          }
        },
        dropped: { self.release([entry]) }
      )
    )
  }

  private func performPresent(
    _ entry: Entry,
    style: SheetStyle,
    animated: Bool,
    done: @escaping @MainActor () -> Void
  ) {
    guard let host = parent?.base.topmost, accepts(entry, over: host) else { return done() }
    styleWhenPresented = nil
    parent = host
    host.presented = self
    entries = [entry]
    tree.pathMayHaveChanged()
    stage.show(screens, animated: false) {}
    host.stage.present(stage, style: style, animated: mayMove(animated), done: done)
  }

  /// Returns whether an entry may be shown now; if not, it is released.
  ///
  /// A destination that is on top already is not shown twice, even after several taps.
  func accepts(_ entry: Entry, over host: Navigator) -> Bool {
    let top = host.entries.last
    if host.entries.contains(where: { $0.screen === entry.screen }) {
      entry.owner.screenEnded()
      return false
    }
    let isTwice = entry.route.flatMap { top?.route?.isSame(as: $0) } ?? false
    guard !isClosed, !host.isClosed, entry.owner.isLive, !isTwice else {
      release([entry])
      return false
    }
    tree.restoreDraft(of: entry)
    return true
  }

  /// Replaces the whole stack or the tabs; presented sheets are dismissed.
  func setRoot(_ entry: Entry, animated: Bool) {
    entry.owner.screenBegan()
    tree.queue.enqueue(
      Transition(
        perform: { done in
          guard !self.isClosed, entry.owner.isLive else {
            self.release([entry])
            return done()
          }
          if self.styleWhenPresented != nil {
            return self.performPush(entry, animated: animated, done: done)
          }
          self.tree.restoreDraft(of: entry)
          let change = NavigationChange.cutting(self.base, count: self.base.entries.count)
          self.replaceEntries(with: [entry], animated: animated && change.dismissals.isEmpty) {
            self.tree.apply(change, animated: animated, done: done)
          }
        },
        dropped: { self.release([entry]) }
      )
    )
  }

  /// Shows tabs instead of the stack.
  func setTabs(_ items: [TabItem]) -> [Navigator] {
    let navigators = items.map { _ in Navigator(childOf: self) }
    tree.queue.enqueue(
      Transition(perform: { done in
        guard !self.isClosed else { return done() }
        let end = self.makeRoom()
        self.tabItems = items
        self.tabs = navigators
        self.selectedTab = 0
        self.tree.pathMayHaveChanged()
        self.showTabs {
          end()
          done()
        }
      })
    )
    return navigators
  }

  func removeTab(_ tab: Navigator) {
    tree.queue.enqueue(
      Transition(perform: { done in
        guard let index = self.tabs.firstIndex(where: { $0 === tab }) else { return done() }
        self.takeOutTab(index)
        self.showTabs {
          tab.closeSubtree()
          done()
        }
      })
    )
  }

  /// - Returns: The removed navigator.
  @discardableResult
  func takeOutTab(_ index: Int) -> Navigator {
    tabItems.remove(at: index)
    let tab = tabs.remove(at: index)
    if selectedTab >= index { selectedTab = max(0, selectedTab - 1) }
    tree.pathMayHaveChanged()
    return tab
  }

  /// Enqueues a change that is computed when it runs.
  func request(
    _ key: Transition.Key? = nil,
    asking: Bool = false,
    _ change: @escaping @MainActor () -> NavigationChange,
    then: @escaping @MainActor () -> Void = {}
  ) {
    let leaving: @MainActor () -> [Entry] = { change().leaving }
    tree.queue.enqueue(
      Transition(
        key: key,
        leaving: asking ? leaving : nil,
        perform: { done in
          self.tree.apply(change(), animated: true) {
            then()
            done()
          }
        },
        dropped: { if asking { self.tree.reportPath() } }
      )
    )
  }

  /// Shows an alert over everything else: immediately while guards are consulted, otherwise in
  /// turn.
  func ask(_ alert: Alert) async -> String? {
    guard !isClosed else { return nil }
    return await withCheckedContinuation { continuation in
      let show: @MainActor (@escaping @MainActor () -> Void) -> Void = { done in
        let top = self.base.topmost
        let answer = PendingAnswer(
          to: alert,
          followsUnknownLink: self.tree.followsUnknownLink
        ) { id in
          top.openAlert = nil
          continuation.resume(returning: id)
          done()
        }
        if answer.isNotice { self.tree.followsUnknownLink = false }
        guard !self.isClosed else { return answer(nil) }
        top.openAlert = answer
        top.stage.ask(alert) { answer($0) }
      }
      if tree.queue.isAsking {
        show {}
      } else {
        tree.queue.enqueue(
          Transition(perform: show, dropped: { continuation.resume(returning: nil) })
        )
      }
    }
  }
}
