package import UIKitHosting

// The view tree records its changes as they happen; every view in it has a node.

extension _SceneRuntime {
  /// The view of a node, which may be a window.
  subscript(id id: NodeID) -> UIView? {
    views[id] ?? shownWindows.first { $0.id == id }?.window
  }

  /// The views of all nodes, with the windows.
  /// - Complexity: O(n) for n views.
  var allViews: [NodeID: UIView] {
    shownWindows.reduce(into: views) { $0[$1.id] = $1.window }
  }

  /// Returns the scroll view of a node.
  package func _scrollView(_ id: NodeID) -> UIScrollView? {
    views[id] as? UIScrollView
  }

  func insert(_ view: UIView, into parent: UIView, at index: Int) {
    register(view, parent: parent._nodeID, index: index)
    notifyReturnedViews()
  }

  func remove(_ view: UIView) {
    if let id = view._nodeID { changes.append(.remove(id)) }
    unregister(view)
    scheduleCommit()
  }

  func move(_ view: UIView, in parent: UIView, to index: Int) {
    guard let id = view._nodeID, let parentID = parent._nodeID else { return }
    changes.append(.move(id, parent: parentID, index: index))
    scheduleCommit()
  }

  func register(_ view: UIView, parent: NodeID?, index: Int) {
    lastNode += 1
    let id = NodeID(rawValue: lastNode)
    view._nodeID = id
    view._runtime = self
    view._tapEffectCommit = nextCommitNumber
    if !(view is UIWindow) { views[id] = view }
    application._proxies.style(view)
    changes.append(.insert(id, view._kind, parent: parent, index: index))
    if view._receivesTouches { view._written.insert(AttributeKeys(.pointers)) }
    if view is UIWindow, application._manifest.interfaceStyle != .unspecified {
      view._written.insert(AttributeKeys(.interfaceStyle))
    }
    view._dirty = view._written
    if view._written.contains(.interfaceStyle) || view._ownLevel != .unspecified {
      styledViews.insert(id)
    }
    if view._dirty.isEmpty { scheduleCommit() } else { enqueue(view) }
    if view._flags.needsLayout { needsLayout(view) }
    for (index, child) in view._subviews.enumerated() {
      register(child, parent: id, index: index)
    }
    let former = view._formerTraits
    if former != traitsNumber, former != 0 { returnedViews.append((view, former)) }
    view._didEnterScene()
  }

  /// Notifies views that were outside of the scene, such as reused cells and views of other tabs, of
  /// the changes of traits since they left it: they keep measurements of their texts.
  func notifyReturnedViews() {
    guard !returnedViews.isEmpty else { return }
    let returned = returnedViews
    returnedViews = []
    for (view, former) in returned {
      view._traitsChanged(fromThoseOfScene: application._knownTraits[former])
    }
  }

  func unregister(_ view: UIView) {
    if let id = view._nodeID {
      views[id] = nil
      if hasStyles { styledViews.remove(id) }
    }
    view._lazyState?.layer?._animations?.leftScene()
    view._lazyState?.layer?.mask?._animations?.leftScene()
    if firstResponder === view { firstResponder = nil }
    if let controller = view._controller, firstResponder === controller { firstResponder = nil }
    view._formerTraits = traitsNumber
    view._nodeID = nil
    view._runtime = nil
    view._dirty = []
    for child in view._subviews { unregister(child) }
  }

  func enqueue(_ view: UIView) {
    dirtyViews.append(view)
    scheduleCommit()
  }

  func needsLayout(_ view: UIView) {
    layoutViews.append(view)
    scheduleCommit()
  }
}
