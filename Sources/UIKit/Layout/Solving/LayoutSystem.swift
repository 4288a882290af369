import AutoLayout
import UIKitHosting

/// The layout of a view at which a region begins, kept from one pass to the next.
@MainActor
final class LayoutSystem {
  /// The region as long as its views are the same.
  private(set) var region: LayoutRegion?

  /// The numbers of the last region, for one of the same structure.
  private var numbers: ConstraintSystem?

  /// Whether the region must be described anew, with the same views.
  private var needsDescription = false

  /// The changes of numbers since the last pass.
  private var changes: [LayoutChange] = []

  /// Whether anything that the solution depends on may have changed.
  private(set) var isStale = true

  /// Whether the scene is going to solve the region without a walk through all views.
  var isQueued = false

  /// The size and the safe area of the root view that were solved last.
  private var solved: (size: SizeValue, safeArea: EdgesValue)?

  /// The sizes that fit the content, as far as they were asked for since the last change.
  private var fittings: [LayoutRegion.FittingKey: CGSize] = [:]

  /// The reports of conflicts as of the last pass, oldest first.
  private(set) var conflicts: [String] = []

  /// The number of clusters that were solved, for tests.
  private(set) var solvedClusters = 0

  /// The number of descriptions of the region, for tests.
  private(set) var descriptions = 0

  // MARK: - Staleness

  /// Has the next layout solve the region.
  func note(_ change: LayoutChange) {
    isStale = true
    if !fittings.isEmpty { fittings = [:] }
    switch change {
    case .views:
      numbers = region?.system ?? numbers
      region = nil
      changes = []
    case .constraints: needsDescription = true
    case .content, .constant, .frame:
      if region != nil, !isNoted(change) { changes.append(change) }
    }
  }

  /// Whether a change was noted just before, as by a setter that announces it twice.
  private func isNoted(_ change: LayoutChange) -> Bool {
    switch (change, changes.last) {
    case (.content(let view), .content(let last)): view === last
    case (.constant(let constraint), .constant(let last)): constraint === last
    default: false
    }
  }

  /// Whether the size of the root view may follow from its content.
  var isFitted: Bool { !fittings.isEmpty }

  /// Returns whether the last solution is that of a root view of this size.
  func isSolved(_ root: UIView, size: SizeValue) -> Bool {
    guard !isStale, let solved, solved.size == size else { return false }
    return !usesSafeArea(of: root) || solved.safeArea == root._layoutState?.safeArea ?? .zero
  }

  func usesSafeArea(of view: UIView) -> Bool {
    guard let region, !region.safeAreaItems.isEmpty, let index = region.index(of: view) else {
      return false
    }
    return region.safeAreaItems.contains(index)
  }

  /// Returns the size that fits a target, computed unless it is known.
  func fittingSize(_ key: LayoutRegion.FittingKey, _ compute: () -> CGSize) -> CGSize {
    if let known = fittings[key] { return known }
    let size = compute()
    fittings[key] = size
    return size
  }

  // MARK: - Passes

  /// Solves the region that begins at a view of a size.
  func solve(_ root: UIView, size: SizeValue) -> LayoutRegion {
    let safeArea = root._layoutState?.safeArea ?? .zero
    if let solved, solved.safeArea != safeArea, usesSafeArea(of: root) { needsDescription = true }
    let region = updatedRegion(root, size: size)
    let before = region.solvedClusters
    region.solve()
    solvedClusters += region.solvedClusters - before
    // Views of other regions move without notice.
    isStale = !region.foreignViews.isEmpty
    if isStale { needsDescription = true }
    solved = (size, safeArea)
    return region
  }

  private func updatedRegion(_ root: UIView, size: SizeValue) -> LayoutRegion {
    defer { changes.removeAll(keepingCapacity: changes.capacity <= 4) }
    if let region, !needsDescription, changes.allSatisfy(region.take) {
      if solved?.size != size { region.takeSize(size) }
      return region
    }
    for case .content(let view) in changes { region?.forgetContent(of: view) }
    let new = LayoutRegion(root, .layout(size))
    new.describe(after: region, region?.system ?? numbers)
    numbers = nil
    needsDescription = false
    descriptions += 1
    region = new
    return new
  }

  /// Writes the conflicts that the last pass resolved, if the root view can be seen.
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
