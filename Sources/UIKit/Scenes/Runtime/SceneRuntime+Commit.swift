package import UIKitHosting

// Changes are sent to the display once per turn.

extension _SceneRuntime {
  func scheduleCommit() {
    guard !isCommitScheduled, isConnected else { return }
    isCommitScheduled = true
    // Detached: the task must not retain the values of its starter's task-local variables.
    Task.detached { @MainActor [weak self] in self?.commit() }
  }

  package func commit() {
    guard isConnected else { return }
    CurrentScene.$task.withValue(self) { commitNow() }
  }

  /// Commits within a turn of this scene, which is current already.
  func commitNow() {
    guard isConnected else {
      isCommitScheduled = false
      return
    }
    transactions.endEvent()
    // Attributes that layout marks are sent with this commit and need no other.
    isCommitScheduled = true
    styleFirstPicture()
    updateMenu()
    updateInputViews()
    updateKeyInput()
    updateKeyboard()
    layOut()
    if updateKeyboardGuides() { layOut() }
    updateDrawings()
    updatePointers()
    updatePassing()
    updateAccessibility()
    updateTyping()
    updateShortcuts()
    isCommitScheduled = false
    send()
  }

  /// Lays out the views that need it before their changes are sent.
  private func layOut() {
    var rounds = 0
    while !layoutViews.isEmpty || needsFrames, rounds < UIView._maximumLayoutPasses {
      rounds += 1
      keepsOtherPointers = true
      let views = layoutViews
      layoutViews = []
      updateConstraints(of: views)
      if needsFrames { windows.first?._solveFrames() }
      for view in views where view._runtime === self { view._traits.performAsCurrent(view._layOut) }
    }
    layoutViews.first?._reportLayoutLoop()
  }

  /// A Boolean value that indicates whether frames must be solved before views lay out their
  /// subviews.
  private var needsFrames: Bool { framesMayChange && !shownWindows.isEmpty }

  /// Subviews update before their superviews, which were added to the list before them.
  private func updateConstraints(of views: [UIView]) {
    for view in views.reversed() where view._flags.needsConstraintUpdate && view._runtime === self {
      view._traits.performAsCurrent(view._updateConstraintsOfThis)
    }
  }

  private func send() {
    // The first commit waits for a window.
    guard let display, !shownWindows.isEmpty || number > 0 else { return forgetChanges() }
    if needsSnapshot {
      needsSnapshot = false
      restartTyping()
      var whole = snapshot()
      whole.number = takeNumber()
      whole.requests = requests
      whole.focus = focused
      whole.words = words?.take(isWhole: true)
      lastAddress = whole.address
      forgetChanges()
      return display.show(whole)
    }
    appendDirtyAttributes()
    let address = newAddress()
    let words = words?.take(isWhole: false)
    guard
      !changes.isEmpty || words != nil || address != nil || transition != nil
        || !requests.isEmpty || focused != nil || tapEffectIsDirty
        || animations.contains(where: { $0.duration == .zero })
    else { return }
    let commit = Commit(
      number: takeNumber(),
      changes: changes,
      transition: transition,
      animations: animations,
      starts: startsOfMovements(),
      address: address,
      requests: requests,
      focus: focused,
      words: words
    )
    forgetChanges()
    display.show(commit)
  }

  private func appendDirtyAttributes() {
    for view in dirtyViews where view._runtime === self {
      // A view that was removed and added again may be listed twice.
      guard let id = view._nodeID, !view._dirty.isEmpty else { continue }
      view._updateLines()
      let kind = view._kind
      for key in view._dirty.keys { changes.append(.set(id, kind, view._shownAttribute(key))) }
      view._dirty = []
    }
  }

  /// Sends pending changes of looks and of manually set frames first, because an animation that
  /// begins now starts from them and not from the presented values.
  func commitStartValues() {
    guard !needsSnapshot else { return }
    let moving = Set(animations.flatMap(\.nodes))
    var nodes: [NodeID] = []
    for view in dirtyViews where view._runtime === self {
      guard let id = view._nodeID, !moving.contains(id) else { continue }
      let isPlaced = view._isPlacedByFrame || view._lazyState?.shownValues != nil
      let keys = view._dirty.intersection(isPlaced ? Self.placedKeys : Self.lookKeys)
      guard !keys.isEmpty else { continue }
      for key in keys.keys { changes.append(.set(id, view._kind, view._shownAttribute(key))) }
      view._dirty.subtract(keys)
      nodes.append(id)
    }
    if !nodes.isEmpty { starts.append(Animation.Start(changes: changes.count, nodes: nodes)) }
  }

  /// Limits the start values to nodes that are animated.
  private func startsOfMovements() -> [Animation.Start] {
    guard !starts.isEmpty else { return [] }
    let moving = Set(animations.flatMap(\.nodes) + placed)
    return starts.map { start in
      Animation.Start(changes: start.changes, nodes: start.nodes.filter(moving.contains))
    }
  }

  private func forgetChanges() {
    for view in dirtyViews { view._dirty = [] }
    // The commit owns the storage of the changes now, and a first paint's capacity is no longer
    // needed.
    changes = []
    dirtyViews.removeAll(keepingCapacity: dirtyViews.capacity <= Self.keptViews)
    requests = []
    transition = nil
    animations = []
    starts = []
    placed = []
    focused = nil
    tapEffectIsDirty = false
  }

  /// The attributes with start values.
  ///
  /// An attribute that is absent is animated from the value that displays present.
  private static let lookKeys: AttributeKeys = [
    AttributeKeys(.isHidden), AttributeKeys(.alpha), AttributeKeys(.background),
    AttributeKeys(.tint), AttributeKeys(.textColor), AttributeKeys(.layer),
  ]
  private static let placedKeys = lookKeys.union(AttributeKeys(.frame))

  /// The number of views for which capacity is kept between commits.
  private static let keptViews = 16

  private func takeNumber() -> UInt64 {
    number += 1
    return number
  }

  package func snapshot() -> Commit {
    var commit = Commit(number: number, isSnapshot: true)
    for (index, window) in windows.enumerated() {
      append(window, parent: nil, index: index, to: &commit.changes)
    }
    commit.address = currentAddress()
    // A display starts with a snapshot, and most pages stay unchanged for a while afterwards.
    for view in views.values { view._layoutSystem?.freeRegionOfCell() }
    return commit
  }

  private func append(_ view: UIView, parent: NodeID?, index: Int, to changes: inout [Change]) {
    guard let id = view._nodeID else { return }
    changes.append(.insert(id, view._kind, parent: parent, index: index))
    for key in view._written.keys {
      changes.append(.set(id, view._kind, view._shownAttribute(key)))
    }
    for (index, child) in view._subviews.enumerated() {
      append(child, parent: id, index: index, to: &changes)
    }
  }

  // MARK: Address

  private func newAddress() -> Address? {
    guard addressIsDirty else { return nil }
    addressIsDirty = false
    let address = currentAddress()
    guard address != lastAddress else { return nil }
    lastAddress = address
    return address
  }

  private func currentAddress() -> Address {
    let root = window?.rootViewController
    return Address(
      path: windowScene?.userActivity?.webpageURL?._pathAndQuery,
      depth: root?._depth ?? 0,
      title: title(of: root)
    )
  }
}

extension _SceneRuntime {
  /// Returns the title of the scene, or of the visible screen if it has none.
  ///
  /// The title in the navigation bar may be shorter than that of the screen.
  private func title(of root: UIViewController?) -> String {
    if let title = windowScene?.title, !title.isEmpty { return title }
    guard let screen = root?._visible else { return "" }
    if let title = screen.title, !title.isEmpty { return title }
    return screen._shownTitle ?? ""
  }
}

extension URL {
  /// The path and query as in an address, percent-encoded.
  fileprivate var _pathAndQuery: String {
    let query = query(percentEncoded: true).map { "?\($0)" } ?? ""
    return path(percentEncoded: true) + query
  }
}
