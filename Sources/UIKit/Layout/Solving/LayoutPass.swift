import UIKitHosting

/// A traversal of a view tree that sets frames, superviews first.
///
/// It descends below a view only if the view's frame or covered insets have changed, or if the view
/// was marked with ``UIView/_markForWalk()``.
///
/// Constraints place the subviews of most views: the layout region that begins at a view is solved
/// as soon as the view's size and safe area are known. Bars, pages, tables and other system
/// containers compute their subviews' frames directly: ``ContainerFrames``.
@MainActor
final class LayoutPass {
  /// A Boolean value that indicates whether a solved region depends on a safe area that became
  /// known later.
  private(set) var needsAnother = false

  /// A Boolean value that indicates whether the traversal descends below unchanged views.
  private let visitsAll: Bool

  /// Views whose covered insets or margins have changed.
  private(set) var insetViews: [UIView] = []

  /// The regions that were solved.
  private var systems: [LayoutSystem] = []

  init(visitsAll: Bool) {
    self.visitsAll = visitsAll
  }

  /// A Boolean value that indicates whether views of other regions that constraints refer to have
  /// moved since the constraints were solved.
  var hasMovedForeignViews: Bool {
    systems.contains { $0.region?.foreignViews.contains(where: \.hasMoved) == true }
  }

  /// A Boolean value that indicates whether constraints refer to views of other regions.
  var hasForeignViews: Bool {
    systems.contains { $0.region?.foreignViews.isEmpty == false }
  }

  /// Reports conflicts after the last pass of a layout.
  func end() {
    for system in systems { system.reportConflicts() }
  }

  /// Sets the frames of all views below a view whose own frame is set.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - covered: The insets that bars and the device cover, without additional insets.
  ///   - hasChanged: Whether the view's frame or margins have changed.
  ///   - outer: The region that has placed the view; nil if its last solution is still valid, or
  ///     for views that the system places.
  ///   - outerSystem: The owner of that region's solution.
  func layOut(
    _ view: UIView,
    covered: EdgesValue,
    hasChanged: Bool = true,
    in outer: LayoutRegion? = nil,
    _ outerSystem: LayoutSystem? = nil
  ) {
    let isInset = take(covered, view, outerSystem)
    let goesOn =
      visitsAll || hasChanged || isInset || view._flags.hasStaleFrames
      || outer?.placesSubviews(of: view) == true
    guard goesOn else { return }
    view._flags.hasStaleFrames = false
    var (region, system) = (outer, outerSystem)
    if view._beginsRegion {
      let own = view._makeLayoutSystem()
      region = solve(view, own)
      system = own
    }
    if let scrollView = view as? UIScrollView,
      let size = region?.contentSize(of: scrollView) ?? outer?.contentSize(of: scrollView)
    {
      scrollView._takeContentSize(size)
    }
    let inner = view._innerSafeArea(covered)
    guard view._placesByConstraints else {
      return ContainerFrames(view, covered: inner, self).place(region, system)
    }
    for child in view._subviews where !child._isCollapsed {
      place(child, at: region?.frame(of: child) ?? child._frame, in: view, inner, region, system)
    }
  }

  /// Sets the frame of a view and of all views below it.
  func place(
    _ view: UIView,
    at frame: CGRect,
    in superview: UIView,
    _ covered: EdgesValue,
    _ region: LayoutRegion? = nil,
    _ system: LayoutSystem? = nil
  ) {
    var hasChanged = frame != view._frame
    view._takeFrame(frame)
    let shift = superview._displayedShift
    let remaining = covered.remaining(
      in: frame.offsetBy(dx: -shift.x, dy: -shift.y),
      of: superview._frame.size,
      isRightToLeft: superview._usesRightToLeftLayout
    )
    if view.preservesSuperviewLayoutMargins, preserveMargins(of: superview, in: view, system) {
      hasChanged = true
    }
    layOut(view, covered: remaining, hasChanged: hasChanged, in: region, system)
  }

  /// Updates the superview's margins that a view preserves.
  ///
  /// - Returns: Whether they have changed.
  private func preserveMargins(
    of superview: UIView,
    in view: UIView,
    _ outer: LayoutSystem?
  ) -> Bool {
    let margins = superview._marginsFromEdges.remaining(
      in: view._frame,
      of: superview._frame.size,
      isRightToLeft: superview._usesRightToLeftLayout
    )
    let state = view._makeLayoutState()
    guard margins != state.preservedMargins else { return false }
    state.preservedMargins = margins
    if view._beginsRegion { view._layoutSystem?.note(.constraints) }
    noteInsets(of: view, outer)
    return true
  }

  /// Sets the covered insets of a view.
  ///
  /// - Returns: Whether they have changed.
  private func take(_ covered: EdgesValue, _ view: UIView, _ outer: LayoutSystem?) -> Bool {
    let safeArea = view._withAdditions(covered)
    guard safeArea != view._safeArea else { return false }
    view._makeLayoutState().safeArea = safeArea
    if view._showsSafeArea { view._markForCommit(.frame) }
    noteInsets(of: view, outer)
    return true
  }

  private func noteInsets(of view: UIView, _ outer: LayoutSystem?) {
    insetViews.append(view)
    guard let outer, outer.usesSafeArea(of: view) else { return }
    outer.note(.constraints)
    needsAnother = true
  }

  /// Solves the region that begins at a view.
  ///
  /// - Returns: The solved region; nil if nothing has changed since it was solved.
  private func solve(_ root: UIView, _ system: LayoutSystem) -> LayoutRegion? {
    let frame = root._frame
    let size = SizeValue(width: Double(frame.width), height: Double(frame.height))
    if system.isSolved(root, size: size) { return nil }
    let region = system.solve(root, size: size)
    // The traversal sets all frames.
    region.changedVariables.removeAll()
    systems.append(system)
    return region
  }
}

extension EdgesValue {
  /// Returns the part of a view's insets that overlaps a subview with a given frame.
  func remaining(
    in frame: CGRect,
    of size: CGSize,
    isRightToLeft: Bool
  ) -> EdgesValue {
    guard self != .zero else { return .zero }
    let left = Double(frame.minX)
    let right = Double(size.width - frame.maxX)
    // A view that extends beyond an uncovered edge is not covered there.
    func remaining(_ inset: Double, _ distance: Double) -> Double {
      inset == 0 ? 0 : max(0, inset - distance)
    }
    return EdgesValue(
      top: remaining(top, Double(frame.minY)),
      leading: remaining(leading, isRightToLeft ? right : left),
      bottom: remaining(bottom, Double(size.height - frame.maxY)),
      trailing: remaining(trailing, isRightToLeft ? left : right)
    )
  }
}
