import AutoLayout
import UIKitHosting

/// Views that are laid out by one system of constraints, for the length of one pass.
///
/// A region begins at a view whose size is given from outside: a controller's root view, a cell's
/// content view, a view without a superview. It ends at views whose content the system lays out:
/// tables, collection views, bars. These are laid out as views, and what is in them begins regions of
/// its own.
///
/// Every view has four variables: width, height, and the place of its left and top edge in its
/// superview.
@MainActor
final class LayoutRegion {
  /// A view of the region.
  @MainActor
  struct Item {
    let view: UIView

    /// The number of the superview's item; that of the root is its own.
    let parent: Int

    /// Whether the region goes on in the view's subviews.
    let isContainer: Bool

    /// Whether the region has the constraints that the view holds.
    var holdsConstraints = false

    /// The size that the content asks for, in as many points as it wants; negative for none.
    var natural = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

    /// The height of the content in the width that the view has.
    var height: CGFloat = UIView.noIntrinsicMetric

    /// The view's frame if that is given; nil if constraints decide.
    var frame: CGRect?
  }

  let root: UIView
  let goal: Goal
  let isRightToLeft: Bool
  var items: [Item] = []
  var indexes: [ObjectIdentifier: Int] = [:]
  var roles: [LayoutSystem.Role] = []
  var given: [Double] = []

  /// The first of the two variables of the content's size of each scroll view, by item.
  var contentVariables: [Int: Int32] = [:]

  /// The variables of the widths of readable content guides, by item.
  var readableVariables: [Int: Int32] = [:]

  /// The content sizes that constraints refer to, by variable.
  var usedContent: Set<Int32> = []

  /// The items whose safe area constraints refer to.
  var safeAreaItems: Set<Int> = []

  /// Views of other regions that constraints refer to.
  var foreignViews: [ForeignView] = []

  /// Arranged subviews that take no room as they are hidden, each with its stack.
  var collapsed: [(view: UIView, axis: NSLayoutConstraint.Axis)] = []

  var horizontalConstraints: [ResolvedConstraint] = []
  var verticalConstraints: [ResolvedConstraint] = []

  let system: LayoutSystem
  let contents: MeasuredContents

  /// Lays out a root view of a known size.
  init(_ root: UIView, size: SizeValue, in system: LayoutSystem) {
    self.root = root
    self.system = system
    contents = system.contents
    goal = .layout(size)
    isRightToLeft = root._readsFromTheRight
  }

  /// Finds the size of a root view that fits its content.
  init(_ root: UIView, fitting target: FittingTarget) {
    self.root = root
    system = LayoutSystem()
    contents = root._layoutState?.system?.contents ?? system.contents
    goal = .fitting(target)
    isRightToLeft = root._readsFromTheRight
  }

  /// Solves the region.
  ///
  /// - Complexity: O(n) for n views and constraints that are as before, besides the cost of
  ///   ``LayoutSystem`` for those that are not.
  func solve() {
    collect(root, parent: 0)
    collectConstraints()
    giveValues()
    system.begin(roles: roles, given: given)
    measureWidths()
    system.solve(.horizontal, horizontalRows())
    measureHeights()
    system.solve(.vertical, verticalRows())
    // Constraints between widths and heights may have changed the widths of texts.
    var rounds = 0
    while measureHeights(), rounds < 4 {
      rounds += 1
      system.solve(.vertical, verticalRows())
    }
  }

  /// Reports the conflicts that were resolved, if the root view can be seen.
  func reportConflicts() {
    guard !isFitting, rootSize.width > 0, rootSize.height > 0 else { return }
    system.reportConflicts()
  }

  // MARK: - Variables

  func width(_ item: Int) -> Int32 { Int32(4 * item) }

  func height(_ item: Int) -> Int32 { Int32(4 * item + 1) }

  func size(_ item: Int, _ axis: NSLayoutConstraint.Axis) -> Int32 {
    axis == .horizontal ? width(item) : height(item)
  }

  /// The variable of the left or top edge.
  func origin(_ item: Int, _ axis: NSLayoutConstraint.Axis) -> Int32 {
    Int32(4 * item + (axis == .horizontal ? 2 : 3))
  }

  func value(_ variable: Int32) -> Double { system.value(variable) }

  func index(of view: UIView) -> Int? { indexes[ObjectIdentifier(view)] }
}
