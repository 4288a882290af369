import UIKitHosting

// Layout of regions with changed numbers but unchanged structure; other views are not visited.

extension _SceneRuntime {
  /// Schedules solving a region after a change of numbers.
  func queue(_ system: LayoutSystem) {
    guard !system.isQueued else { return }
    system.isQueued = true
    staleSystems.append(system)
  }

  /// Solves the queued regions.
  ///
  /// - Returns: Whether all frames are valid; if not, all views must be laid out.
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
  /// Solves the region that begins at this view, and sets the frames that changed.
  ///
  /// - Returns: Whether no view outside of the region needs layout.
  fileprivate final func _solveInPlace(_ system: LayoutSystem) -> Bool {
    let frame = _frame
    let size = SizeValue(width: Double(frame.width), height: Double(frame.height))
    guard system.isStale else { return true }
    let descriptions = system.descriptions
    let region = system.solve(self, size: size)
    system.reportConflicts()
    // A new description may have other views.
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
      // A traversal would find the view's frame already set.
      if !view._subviews.isEmpty { view._markForWalk() }
      if !view._keepsSafeArea { isDone = false }
    }
    region.setContentSizes()
    return isDone
  }

  /// A Boolean value that indicates whether the covered insets of this view and its subviews are
  /// still valid for their frames.
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
      isRightToLeft: _usesRightToLeftLayout
    )
    return covered == _safeArea
  }
}

extension LayoutRegion {
  /// Sets the content sizes that constraints determine.
  fileprivate func setContentSizes() {
    for item in contentVariables.keys {
      guard let scrollView = items[item].view as? UIScrollView,
        let size = contentSize(of: scrollView)
      else { continue }
      scrollView._takeContentSize(size)
    }
  }
}
