import AutoLayout
import UIKitHosting

/// Views that are laid out by one system of constraints.
///
/// A region begins at a view whose size is given from outside: a controller's root view, a cell's
/// content view, a view without a superview. It ends at views whose content the system lays out:
/// tables, collection views, bars. These are laid out as views, and what is in them begins regions of
/// its own.
///
/// Every view has four variables: width, height, and the place of its left and top edge in its
/// superview. Horizontal variables have even numbers and vertical ones odd numbers; sizes come before
/// places.
///
/// A region lives as long as its views and constraints stay the same. It takes changes of contents,
/// constants and frames one by one. It does not keep views alive: a view that leaves its superview ends
/// the region first.
@MainActor
final class LayoutRegion {
  /// A view of the region, with the size of its content.
  @MainActor
  struct Item {
    /// Unsafe for speed, as descriptions read it many times: a view that leaves ends its region first.
    unowned(unsafe) let view: UIView

    /// The size that the content asks for, in as many points as it wants; negative for none.
    var natural = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

    /// The height of the content in the width that the view has.
    var height: CGFloat = UIView.noIntrinsicMetric

    /// The width that ``height`` was measured in; NaN for the natural width.
    var wrappingWidth = CGFloat.nan
  }

  unowned let root: UIView
  var goal: Goal

  /// Whether the region places views; if not, it only finds a size, and views and constraints do not
  /// keep their numbers in it.
  let placesViews: Bool
  var items = ContiguousArray<Item>()

  /// The part of the items that regions of one kind share.
  var nodes = ContiguousArray<LayoutNode>()

  /// The number of variables that belong to no view's frame, which come after the sizes.
  var extraCount: Int32 = 0

  /// The first of the two variables of the content's size of each scroll view, by item.
  var contentVariables: [Int: Int32] = [:]

  /// The variables of the widths of readable content guides, by item.
  var readableVariables: [Int: Int32] = [:]

  /// The content sizes that constraints refer to, by variable.
  var usedContent: Set<Int32> = []

  /// The items whose safe area constraints refer to.
  var safeAreaItems: Set<Int> = []

  /// The scroll views whose offset constraints depend on, by item.
  var scrolledItems: Set<Int> = []

  /// Views of other regions that constraints refer to.
  var foreignViews: [ForeignView] = []

  /// Whether coefficients follow from the sizes of contents.
  var dependsOnContents = false

  /// Whether constants of vertical constraints follow from widths.
  var dependsOnWidths = false

  /// Arranged subviews that take no room as they are hidden, each with its stack.
  ///
  /// Like the constraints, they are known while the region is described.
  var collapsed: [(view: UIView, axis: NSLayoutConstraint.Axis)] = []
  var horizontalConstraints: [ResolvedConstraint] = []
  var verticalConstraints: [ResolvedConstraint] = []

  /// The numbers of the region; nil before it is described.
  var system: ConstraintSystem?

  /// The variables that have new values since frames were set.
  var changedVariables = ContiguousArray<Int32>()

  /// The items whose content must be measured in their width.
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
    // Regions of cells are many, and seldom solved again.
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

  /// The variable of the left or top edge.
  func origin(_ item: Int, _ axis: NSLayoutConstraint.Axis) -> Int32 {
    Int32(2 * items.count) + extraCount + Int32(2 * item) + (axis == .horizontal ? 0 : 1)
  }

  /// Makes a horizontal and a vertical variable that belong to no view, and returns the first.
  func makeVariables() -> Int32 {
    extraCount += 2
    return Int32(2 * items.count) + extraCount - 2
  }

  /// The item that a variable of a frame belongs to; nil for other variables.
  func item(of variable: Int32) -> Int? {
    let sizes = Int32(2 * items.count)
    if variable < sizes { return Int(variable / 2) }
    let place = variable - sizes - extraCount
    return place >= 0 ? Int(place / 2) : nil
  }

  /// Whether leading is right in a view.
  func isRightToLeft(_ item: Int) -> Bool { nodes[item].flags.contains(.readsFromTheRight) }

  func value(_ variable: Int32) -> Double { system?.values[Int(variable)] ?? 0 }

  /// Whether the region has the subviews of a view.
  func placesSubviews(of view: UIView) -> Bool {
    index(of: view).map { nodes[$0].flags.contains(.isContainer) } ?? false
  }

  /// The item of a view; nil for a view of another region.
  func index(of view: UIView) -> Int? {
    if view === root { return 0 }
    let known = Int(view._layoutIndex)
    if items.indices.contains(known), items[known].view === view { return known }
    // A region that finds a size that fits has numbered the view otherwise.
    guard let found = items.firstIndex(where: { $0.view === view }) else { return nil }
    view._layoutIndex = Int32(found)
    return found
  }
}

/// The part of a region's item that does not depend on its view.
struct LayoutNode: Equatable {
  struct Flags: OptionSet {
    let rawValue: UInt8

    /// The region goes on in the view's subviews.
    static let isContainer = Flags(rawValue: 1 << 0)

    /// The region has the constraints that the view holds.
    static let holdsConstraints = Flags(rawValue: 1 << 1)

    /// The width comes from outside.
    static let hasGivenWidth = Flags(rawValue: 1 << 2)

    /// The height comes from outside.
    static let hasGivenHeight = Flags(rawValue: 1 << 3)

    /// The place comes from outside.
    static let hasGivenPlace = Flags(rawValue: 1 << 4)

    /// The frame is set by hand, and may follow the superview's size.
    static let isFramedByHand = Flags(rawValue: 1 << 5)

    /// The height of the content may depend on the width.
    static let wraps = Flags(rawValue: 1 << 6)

    /// Leading is right.
    static let readsFromTheRight = Flags(rawValue: 1 << 7)

    static let hasGivenFrame: Flags = [.hasGivenWidth, .hasGivenHeight, .hasGivenPlace]
  }

  /// The number of the superview's item; that of the root is its own.
  var parent: Int32
  var flags: Flags

  /// The rows by which the view hugs its content and resists compression, along the horizontal and
  /// along the vertical axis; -1 for none.
  var contentRows = SIMD4<Int32>(repeating: -1)

  func isGiven(_ axis: NSLayoutConstraint.Axis) -> Bool {
    flags.contains(axis == .horizontal ? .hasGivenWidth : .hasGivenHeight)
  }
}
