import AutoLayout
import UIKitHosting

/// The layout of a view at which a region begins, kept between passes.
@MainActor
final class LayoutSystem {
  /// The region, as long as its views stay the same.
  private(set) var region: LayoutRegion?

  /// A Boolean value that indicates whether the same views need a new description.
  private var needsDescription = false

  /// The changes of numbers since the last pass.
  private var changes: [LayoutChange] = []

  /// A Boolean value that indicates whether any input of the solution may have changed.
  private(set) var isStale = true

  /// A Boolean value that indicates whether the scene is going to solve the region without a full
  /// traversal.
  var isQueued = false

  /// The root view's size in the last solution.
  private var solvedSize: SizeValue?

  /// The last fitting size since the last change.
  ///
  /// Others are in the lazy state, since cells need only one.
  private var lastFitting: (key: LayoutRegion.FittingKey, size: CGSize)?

  /// A Boolean value that indicates whether a solution whose region was freed depends on a safe
  /// area.
  private var usesSafeAreas = false

  /// The number of clusters that were solved, for tests.
  private(set) var solvedClusters: Int32 = 0

  /// The number of descriptions of the region, for tests.
  private(set) var descriptions: Int32 = 0

  /// Rarely used state, allocated lazily: lists have a system for each cell.
  private final class LazyState {
    /// The system of the last region, reused if the structure is the same.
    var numbers: ConstraintSystem?
    var solvedSafeArea = EdgesValue.zero
    var otherFittings: [LayoutRegion.FittingKey: CGSize] = [:]
    var conflicts: [String] = []
  }

  private var lazyState: LazyState?

  private var madeLazyState: LazyState {
    let made = lazyState ?? LazyState()
    lazyState = made
    return made
  }

  /// The root view's safe area in the last solution.
  private var solvedSafeArea: EdgesValue {
    get { lazyState?.solvedSafeArea ?? .zero }
    set { if newValue != solvedSafeArea { madeLazyState.solvedSafeArea = newValue } }
  }

  /// The reports of conflicts in the last pass, oldest first.
  private(set) var conflicts: [String] {
    get { lazyState?.conflicts ?? [] }
    set { if !newValue.isEmpty || !conflicts.isEmpty { madeLazyState.conflicts = newValue } }
  }

  // MARK: - Staleness

  /// Records a change, so that the next layout solves the region.
  func note(_ change: LayoutChange) {
    isStale = true
    lastFitting = nil
    lazyState?.otherFittings = [:]
    switch change {
    case .views:
      if let system = region?.system { madeLazyState.numbers = system }
      region = nil
      changes = []
    case .constraints: needsDescription = true
    case .content, .constant, .frame:
      if region != nil, !isNoted(change) { changes.append(change) }
    }
  }

  /// Returns whether the same change was recorded last, as by a setter that reports it twice.
  private func isNoted(_ change: LayoutChange) -> Bool {
    switch (change, changes.last) {
    case (.content(let view), .content(let last)): view === last
    case (.constant(let constraint), .constant(let last)): constraint === last
    default: false
    }
  }

  /// A Boolean value that indicates whether the size of the root view may depend on its content.
  var isFitted: Bool { lastFitting != nil || region?.goal.isFitting == true }

  /// Returns whether the last solution is valid for a root view of this size.
  func isSolved(_ root: UIView, size: SizeValue) -> Bool {
    guard !isStale, solvedSize == size else { return false }
    return solvedSafeArea == root._safeArea || !usesSafeArea(of: root)
  }

  func usesSafeArea(of view: UIView) -> Bool {
    guard let region else { return usesSafeAreas }
    guard !region.safeAreaItems.isEmpty, let index = region.index(of: view) else { return false }
    return region.safeAreaItems.contains(index)
  }

  // MARK: - Passes

  /// Returns the root view's size that best fits a target, cached if possible.
  func size(of root: UIView, fitting target: LayoutRegion.FittingTarget) -> CGSize {
    let key = LayoutRegion.FittingKey(target, safeArea: root._safeArea)
    if let known = fitting(key) { return known }
    let size =
      mayKeep(target, root)
      ? update(root, .fitting(target)).rootSize
      : LayoutRegion.size(of: root, fitting: target)
    if let lastFitting { madeLazyState.otherFittings[lastFitting.key] = lastFitting.size }
    lastFitting = (key, size)
    return size
  }

  private func fitting(_ key: LayoutRegion.FittingKey) -> CGSize? {
    if let lastFitting, lastFitting.key == key { return lastFitting.size }
    return lazyState?.otherFittings[key]
  }

  /// Returns whether the region that computes a size is kept to lay out views in that size.
  ///
  /// Most cells have the height of their content, so a single description serves both.
  private func mayKeep(_ target: LayoutRegion.FittingTarget, _ root: UIView) -> Bool {
    target.isOfHeight && region?.goal.isFitting != false
      && root._superview?._placesByConstraints != true
  }

  /// Solves the region of a root view with a given size.
  func solve(_ root: UIView, size: SizeValue) -> LayoutRegion {
    let region = fittedRegion(root, size: size) ?? update(root, .layout(size))
    // Views of other regions move without notification.
    isStale = !region.foreignViews.isEmpty
    solvedSize = size
    return region
  }

  /// Frees the region of a cell's content view, once it has placed its views.
  ///
  /// The frames stay, and the next change describes the region again.
  func freeRegionOfCell() {
    guard let region, !isStale, region.root._isContentOfCell, region.scrolledItems.isEmpty else {
      return
    }
    usesSafeAreas = !region.safeAreaItems.isEmpty
    self.region = nil
  }

  /// Returns the region that has computed the root view's height, if the view has that height.
  private func fittedRegion(_ root: UIView, size: SizeValue) -> LayoutRegion? {
    guard region?.goal.isFitting == true else { return nil }
    let fitted = update(root, .fitting(.height(in: CGFloat(size.width))))
    return abs(fitted.rootSize.height - CGFloat(size.height)) < Self.tolerance ? fitted : nil
  }

  /// The difference of heights that is ignored, in points.
  private static let tolerance = 1e-6

  private func update(_ root: UIView, _ goal: LayoutRegion.Goal) -> LayoutRegion {
    let safeArea = root._safeArea
    if safeArea != solvedSafeArea, usesSafeArea(of: root) { needsDescription = true }
    solvedSafeArea = safeArea
    let region = updatedRegion(root, goal)
    let before = region.solvedClusters
    region.solve()
    solvedClusters += Int32(region.solvedClusters - before)
    isStale = true
    needsDescription = !region.foreignViews.isEmpty
    return region
  }

  private func updatedRegion(_ root: UIView, _ goal: LayoutRegion.Goal) -> LayoutRegion {
    defer { changes.removeAll(keepingCapacity: changes.capacity <= 4) }
    if let region, !needsDescription, region.goal.isFitting == goal.isFitting,
      changes.allSatisfy(region.take)
    {
      region.take(goal)
      return region
    }
    for case .content(let view) in changes { region?.forgetContent(of: view) }
    let new = LayoutRegion(root, goal, placesViews: true)
    new.describe(after: region, region?.system ?? lazyState?.numbers)
    lazyState?.numbers = nil
    descriptions += 1
    region = new
    return new
  }

  /// Reports the conflicts that the last pass resolved, if the root view is visible.
  func reportConflicts() {
    conflicts = []
    guard let region, let system = region.system else { return }
    let found = system.conflicts
    guard !found.isEmpty, region.rootSize.width > 0, region.rootSize.height > 0 else { return }
    let sources = region.sources()
    conflicts = found.map { conflict in
      LayoutConflict(
        constraints: conflict.constraints.map { sources[$0] },
        broken: sources[conflict.broken]
      ).report
    }
    for conflict in conflicts { LayoutReports.write(conflict) }
  }
}
