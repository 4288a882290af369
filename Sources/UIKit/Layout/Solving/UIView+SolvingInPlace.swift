import UIKitHosting

// Layout of regions whose numbers alone have changed: no other view is visited.

extension _SceneRuntime {
  /// Has the next layout solve a region that a change of numbers concerns.
  func queue(_ system: LayoutSystem) {
    guard !system.isQueued else { return }
    system.isQueued = true
    staleSystems.append(system)
  }

  /// Solves the regions that were queued.
  ///
  /// - Returns: Whether all frames are right; if not, all views must be laid out.
  func solveQueued() -> Bool {
    let systems = staleSystems
    staleSystems.removeAll(keepingCapacity: systems.count <= 4)
    for system in systems { system.isQueued = false }
    if framesAreStale || constraintsCrossRegions { return false }
    for system in systems {
      guard let root = system.region?.root, root._solveInPlace(system) else { return false }
    }
    return true
  }
}

extension UIView {
  /// Solves the region that begins here, and sets the frames that change.
  ///
  /// - Returns: Whether nothing outside of the region has to follow.
  fileprivate final func _solveInPlace(_ system: LayoutSystem) -> Bool {
    let frame = _frame
    let size = SizeValue(width: Double(frame.width), height: Double(frame.height))
    guard system.isStale else { return true }
    let descriptions = system.descriptions
    let region = system.solve(self, size: size)
    system.reportConflicts()
    // A new description may be one of other views.
    let isNew = system.descriptions != descriptions
    var isDone = !isNew && region.foreignViews.isEmpty
    let changed = region.takeChangedItems()
    for item in isNew ? ContiguousArray(region.items.indices.dropFirst()) : changed {
      let view = region.items[item].view
      let frame = region.frame(of: item)
      guard frame != view._frame else { continue }
      if !region.nodes[item].flags.contains(.isContainer), !view._subviews.isEmpty {
        isDone = false
      }
      view._takeFrame(frame)
      // A walk would find the frame that the view has already.
      if !view._subviews.isEmpty { view._markForWalk() }
      if !view._keepsSafeArea { isDone = false }
    }
    region.setContentSizes()
    return isDone
  }

  /// Whether the covered edges of this view and its subviews are still those of their frames.
  private final var _keepsSafeArea: Bool {
    if preservesSuperviewLayoutMargins
      || _subviews.contains(where: \.preservesSuperviewLayoutMargins)
    {
      return false
    }
    return _keepsCoveredEdges
  }

  private final var _keepsCoveredEdges: Bool {
    _coveredEdgesHold
      && (_safeArea == .zero
        || _subviews.allSatisfy(\._coveredEdgesHold))
  }

  private final var _coveredEdgesHold: Bool {
    guard let _superview, let outer = _superview._layoutState?.safeArea, outer != .zero else {
      return true
    }
    guard _superview._placesByConstraints, !(_superview is UIScrollView), _controller == nil else {
      return false
    }
    let covered = outer.remaining(
      in: _frame,
      of: _superview._frame.size,
      isRightToLeft: _readsFromTheRight
    )
    return covered == _safeArea
  }
}

extension LayoutRegion {
  /// Sets the sizes of what scrolls, where constraints decide them.
  fileprivate func setContentSizes() {
    for item in contentVariables.keys {
      guard let scrollView = items[item].view as? UIScrollView,
        let size = contentSize(of: scrollView)
      else { continue }
      scrollView._takeContentSize(size)
    }
  }
}
