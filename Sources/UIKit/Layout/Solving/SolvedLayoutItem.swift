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
  private var region: LayoutRegion?
  private lazy var plain = _ViewLayoutItem(view)
  private var knownItems: [any LayoutItem]?

  init(_ view: UIView, _ pass: SolvedLayoutPass, in region: LayoutRegion? = nil) {
    self.view = view
    self.pass = pass
    self.region = region
  }

  var isCollapsed: Bool { view._isCollapsed }

  var containerLayout: ContainerLayout {
    view._placesByConstraints ? .frames : view._displayedLayout
  }

  var placement: Placement {
    guard let superview = view._superview, superview._placesByConstraints else {
      return view._displayedPlacement
    }
    var placement = Placement()
    placement.frame = RectValue(region?.frame(of: view) ?? view._frame)
    return placement
  }

  var layoutItems: [any LayoutItem] {
    if let knownItems { return knownItems }
    let region = view._placesByConstraints ? region : nil
    let shown = view._displayedSubviews.filter { !view._placesByConstraints || !$0._isCollapsed }
    let items = shown.map { SolvedLayoutItem($0, pass, in: region) }
    // Before the region is solved there are no frames to remember.
    if region != nil || !view._placesByConstraints { knownItems = items }
    return items
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
    if view._beginsRegion {
      region = pass.solve(view)
    } else if view._layoutState?.safeArea ?? .zero != old,
      region?.usesSafeArea(of: view) == true
    {
      pass.needsAnother = true
    }
    if let scrollView = view as? UIScrollView, let size = region?.contentSize(of: scrollView) {
      scrollView._contentSize = size
    }
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

  func solve(_ root: UIView) -> LayoutRegion {
    let size = root._frame.size
    let region = LayoutRegion(
      root,
      size: SizeValue(width: Double(size.width), height: Double(size.height)),
      in: root._makeLayoutSystem()
    )
    region.solve()
    region.collapse()
    return region
  }
}
