import UIKitHosting

/// A view as the frame engine sees it while constraints are solved.
///
/// The engine still places what the system lays out: pages below bars, rows of tables. A view at which
/// a region begins solves that as soon as its size and safe area are known, and its subviews have
/// frames then.
@MainActor
final class SolvedLayoutItem: LayoutItem {
  private let view: UIView
  private let pass: SolvedLayoutPass

  /// The region that the view belongs to or begins; nil before that is solved, and for what the
  /// system places.
  ///
  /// It is also nil if the last solution still holds.
  private var region: LayoutRegion?
  private var isSolved = false
  private var system: LayoutSystem?
  private lazy var plain = _ViewLayoutItem(view)
  private var knownItems: [any LayoutItem]?

  init(
    _ view: UIView,
    _ pass: SolvedLayoutPass,
    in region: LayoutRegion? = nil,
    _ system: LayoutSystem? = nil
  ) {
    self.view = view
    self.pass = pass
    self.region = region
    self.system = system
  }

  var isCollapsed: Bool { view._isCollapsed }

  var containerLayout: ContainerLayout {
    view._placesByConstraints ? .frames : view._displayedLayout
  }

  var placement: Placement {
    let isConstrained = view._isConstrainedInContainer
    guard isConstrained || view._superview?._placesByConstraints == true else {
      return view._displayedPlacement
    }
    var placement = Placement()
    placement.isOverlay = isConstrained
    placement.frame = RectValue(region?.frame(of: view) ?? view._frame)
    return placement
  }

  var layoutItems: [any LayoutItem] {
    if let knownItems { return knownItems }
    let places = view._placesByConstraints
    let items = shownSubviews.map { child in
      places || child._isConstrainedInContainer
        ? SolvedLayoutItem(child, pass, in: region, system) : SolvedLayoutItem(child, pass)
    }
    // Before the region is solved there are no frames to remember.
    if isSolved || !view._beginsRegion { knownItems = items }
    return items
  }

  private var shownSubviews: [UIView] {
    if view._placesByConstraints { return view._subviews.filter { !$0._isCollapsed } }
    let shown = view._displayedSubviews
    return shown.isEmpty ? view._subviews.filter(\._isConstrainedInContainer) : shown
  }

  func intrinsicSize(fitting width: Double?) -> IntrinsicSize {
    intrinsicSize(fitting: width, safeArea: .zero)
  }

  func intrinsicSize(fitting width: Double?, safeArea: EdgesValue) -> IntrinsicSize {
    guard view._placesByConstraints, !view._subviews.isEmpty || view._hasOwnLengths else {
      return plain.intrinsicSize(fitting: width)
    }
    let target = LayoutRegion.FittingTarget(
      CGSize(width: width ?? 0, height: 0),
      horizontal: width == nil ? .fittingSizeLevel : .required,
      safeArea: safeArea
    )
    let size = view._solvedSize(fitting: target)
    return IntrinsicSize(width: Double(size.width), height: Double(size.height))
  }

  func baselines(in size: SizeValue) -> (first: Double, last: Double)? {
    plain.baselines(in: size)
  }

  func innerSafeArea(_ safeArea: EdgesValue) -> EdgesValue {
    plain.innerSafeArea(safeArea)
  }

  func takeFrame(_ frame: RectValue) {
    plain.takeFrame(frame)
  }

  func takeSafeArea(_ safeArea: EdgesValue) {
    let old = view._layoutState?.safeArea ?? .zero
    plain.takeSafeArea(safeArea)
    let outer = region
    if view._layoutState?.safeArea ?? .zero != old, let system, system.usesSafeArea(of: view) {
      system.note(.constraints)
      pass.needsAnother = true
    }
    if view._beginsRegion {
      let system = view._makeLayoutSystem()
      region = pass.solve(view, system)
      self.system = system
      isSolved = true
    }
    let size = (view as? UIScrollView).flatMap { scrollView in
      region?.contentSize(of: scrollView) ?? outer?.contentSize(of: scrollView)
    }
    if let size { (view as? UIScrollView)?._contentSize = size }
  }

  func takeContentSize(_ size: SizeValue) {
    plain.takeContentSize(size)
  }
}

/// One walk through all views of a tree.
@MainActor
final class SolvedLayoutPass {
  /// Whether a solved region depends on a safe area that is known only now.
  var needsAnother = false

  private(set) var systems: [LayoutSystem] = []

  /// Ends the last walk of a layout.
  func end() {
    for system in systems { system.reportConflicts() }
  }

  /// Whether views to which constraints of other regions refer have moved since these were solved.
  var hasMovedForeignViews: Bool {
    systems.contains { $0.region?.foreignViews.contains(where: \.hasMoved) == true }
  }

  /// Whether constraints refer to views of other regions.
  var hasForeignViews: Bool {
    systems.contains { $0.region?.foreignViews.isEmpty == false }
  }

  /// Solves the region that begins at a view.
  ///
  /// - Returns: The solved region; nil if nothing has changed since it was solved.
  func solve(_ root: UIView, _ system: LayoutSystem) -> LayoutRegion? {
    let frame = root._frame
    let size = SizeValue(width: Double(frame.width), height: Double(frame.height))
    if system.isSolved(root, size: size) { return nil }
    let region = system.solve(root, size: size)
    // The walk sets all frames.
    region.changedVariables.removeAll()
    systems.append(system)
    return region
  }
}
