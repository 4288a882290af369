import AutoLayout
import UIKitHosting

/// A set of views that a single system of constraints lays out.
///
/// A region begins at a view whose size is given: a controller's root view, a cell's content view,
/// a view without a superview. It ends at views whose content the system lays out: tables,
/// collection views, bars. These views belong to the region, and their content begins other
/// regions.
///
/// Every view has four variables: width, height, and the positions of its left and top edges in its
/// superview. Horizontal variables have even numbers and vertical ones odd numbers; sizes precede
/// positions.
///
/// A region lives as long as its views and constraints stay the same. Changes of contents,
/// constants and frames are applied individually. The region does not retain views: a view that is
/// removed from its superview ends the region first.
@MainActor
final class LayoutRegion {
  /// A view of the region, with the size of its content.
  @MainActor
  struct Item {
    /// Unsafe for speed, because descriptions read it often; removing a view ends its region first.
    unowned(unsafe) let view: UIView

    /// The intrinsic content size without a width limit; negative for none.
    var natural = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

    /// The height of the content in the view's width.
    var height: CGFloat = UIView.noIntrinsicMetric

    /// The width that ``height`` was measured with; NaN for the natural width.
    var wrappingWidth = CGFloat.nan
  }

  unowned let root: UIView
  var goal: Goal

  /// A Boolean value that indicates whether the region places views; if not, it only computes a
  /// size, and does not number its views and constraints.
  let placesViews: Bool
  var items = ContiguousArray<Item>()

  /// The part of the items that regions of the same structure share.
  var nodes = ContiguousArray<LayoutNode>()

  /// The number of variables that do not belong to a view's frame; they follow the sizes.
  var extraCount: Int32 = 0

  /// The first of the two variables of the content's size of each scroll view, by item.
  var contentVariables: [Int: Int32] = [:]

  /// The variables of the widths of readable content guides, by item.
  var readableVariables: [Int: Int32] = [:]

  /// The content sizes that constraints refer to, by variable.
  var usedContent: Set<Int32> = []

  /// The items whose safe area constraints refer to.
  var safeAreaItems: Set<Int> = []

  /// The scroll views whose offset affects constraints, by item.
  var scrolledItems: Set<Int> = []

  /// The views of other regions that constraints refer to.
  var foreignViews: [ForeignView] = []

  /// A Boolean value that indicates whether coefficients depend on content sizes.
  var dependsOnContents = false

  /// A Boolean value that indicates whether constants of vertical constraints depend on widths.
  var dependsOnWidths = false

  /// Hidden arranged subviews, which take no space, each with its stack's axis.
  ///
  /// Like the constraints, they are kept only while the region is described.
  var collapsed: [(view: UIView, axis: NSLayoutConstraint.Axis)] = []
  var horizontalConstraints: [ResolvedConstraint] = []
  var verticalConstraints: [ResolvedConstraint] = []

  /// The solver's system for the region; nil before it is described.
  var system: ConstraintSystem?

  /// The variables whose values have changed since frames were set.
  var changedVariables = ContiguousArray<Int32>()

  /// The items whose content must be measured for their width.
  var unmeasuredItems = ContiguousArray<Int32>()

  /// The number of clusters that were solved, for tests.
  private(set) var solvedClusters = 0

  init(_ root: UIView, _ goal: Goal, placesViews: Bool) {
    self.root = root
    self.goal = goal
    self.placesViews = placesViews
  }

  /// Solves what has changed.
  ///
  /// - Complexity: That of the clusters that changed; see `ConstraintSystem`.
  func solve() {
    guard system != nil else { preconditionFailure("A region was solved before its description.") }
    unwrapMixedTexts()
    solve(.first)
    measureHeights()
    if dependsOnWidths {
      rewrite()
      solve(.first)
    }
    solve(.last)
    // Constraints between widths and heights may have changed the widths of texts.
    var rounds = 0
    while measureHeights(), rounds < 4 {
      rounds += 1
      if dependsOnWidths { rewrite() }
      solve(.last)
    }
    // There are many cell regions, and they are rarely solved again.
    if unmeasuredItems.capacity > 2 { unmeasuredItems = [] }
  }

  private func solve(_ step: ConstraintSystem.Step) {
    let count = system?.solve(step, with: SolvedLayout.solver) { variable in
      changedVariables.append(Int32(variable))
      if variable & 1 == 0, variable < 2 * items.count, nodes[variable / 2].flags.contains(.wraps) {
        unmeasuredItems.append(Int32(variable / 2))
      }
    }
    solvedClusters += count ?? 0
  }

  // MARK: - Variables

  func width(_ item: Int) -> Int32 { Int32(2 * item) }

  func height(_ item: Int) -> Int32 { Int32(2 * item + 1) }

  func size(_ item: Int, _ axis: NSLayoutConstraint.Axis) -> Int32 {
    axis == .horizontal ? width(item) : height(item)
  }

  /// Returns the variable of the left or top edge.
  func origin(_ item: Int, _ axis: NSLayoutConstraint.Axis) -> Int32 {
    Int32(2 * items.count) + extraCount + Int32(2 * item) + (axis == .horizontal ? 0 : 1)
  }

  /// Makes a horizontal and a vertical variable that belong to no view, and returns the first.
  func makeVariables() -> Int32 {
    extraCount += 2
    return Int32(2 * items.count) + extraCount - 2
  }

  /// Returns the item that a variable of a frame belongs to; nil for other variables.
  func item(of variable: Int32) -> Int? {
    let sizes = Int32(2 * items.count)
    if variable < sizes { return Int(variable / 2) }
    let place = variable - sizes - extraCount
    return place >= 0 ? Int(place / 2) : nil
  }

  /// Returns whether a view is laid out from right to left.
  func isRightToLeft(_ item: Int) -> Bool { nodes[item].flags.contains(.isRightToLeft) }

  func value(_ variable: Int32) -> Double { system?.values[Int(variable)] ?? 0 }

  /// Returns whether the region includes the subviews of a view.
  func placesSubviews(of view: UIView) -> Bool {
    index(of: view).map { nodes[$0].flags.contains(.isContainer) } ?? false
  }

  /// Returns the item of a view; nil for a view of another region.
  func index(of view: UIView) -> Int? {
    if view === root { return 0 }
    let known = Int(view._layoutIndex)
    if items.indices.contains(known), items[known].view === view { return known }
    // A region for a fitting size has numbered the view differently.
    guard let found = items.firstIndex(where: { $0.view === view }) else { return nil }
    view._layoutIndex = Int32(found)
    return found
  }
}

/// The part of a region's item that does not depend on its view.
struct LayoutNode: Equatable {
  struct Flags: OptionSet {
    let rawValue: UInt8

    /// The region includes the view's subviews.
    static let isContainer = Flags(rawValue: 1 << 0)

    /// The region includes the constraints that the view holds.
    static let holdsConstraints = Flags(rawValue: 1 << 1)

    /// The width is given.
    static let hasGivenWidth = Flags(rawValue: 1 << 2)

    /// The height is given.
    static let hasGivenHeight = Flags(rawValue: 1 << 3)

    /// The position is given.
    static let hasGivenPlace = Flags(rawValue: 1 << 4)

    /// The frame is set manually, and may follow the superview's size.
    static let usesManualFrame = Flags(rawValue: 1 << 5)

    /// The height of the content may depend on the width.
    static let wraps = Flags(rawValue: 1 << 6)

    /// The view is laid out from right to left.
    static let isRightToLeft = Flags(rawValue: 1 << 7)

    static let hasGivenFrame: Flags = [.hasGivenWidth, .hasGivenHeight, .hasGivenPlace]
  }

  /// The index of the superview's item; the root's is its own.
  var parent: Int32
  var flags: Flags

  /// The rows of the view's content hugging and compression resistance, horizontal and then
  /// vertical; -1 for none.
  var contentRows = SIMD4<Int32>(repeating: -1)

  func isGiven(_ axis: NSLayoutConstraint.Axis) -> Bool {
    flags.contains(axis == .horizontal ? .hasGivenWidth : .hasGivenHeight)
  }
}
