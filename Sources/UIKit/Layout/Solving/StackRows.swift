import AutoLayout
import UIKitHosting

/// The constraints by which a stack view, or a view that is arranged like one, arranges its
/// subviews.
///
/// Views are ordered from left to right, or from top to bottom.
@MainActor
struct StackRows {
  let stack: UIView
  let layout: StackLayout
  let axis: NSLayoutConstraint.Axis
  let item: Int
  let region: LayoutRegion

  /// The items of the arranged subviews that take space.
  let views: [Int]

  /// The spacing after each view but the last, in points.
  let gaps: [Double]

  /// The margins if the stack's arrangement is relative to them.
  let insets: LayoutInsets

  init(_ stack: UIView, _ layout: StackLayout, _ item: Int, in region: LayoutRegion) {
    self.stack = stack
    self.layout = layout
    self.item = item
    self.region = region
    axis = layout.axis == .horizontal ? .horizontal : .vertical
    var views: [Int] = []
    var gaps: [Double] = []
    views.reserveCapacity(stack._subviews.count)
    gaps.reserveCapacity(stack._subviews.count)
    for view in stack._subviews where view._flags.isArranged {
      guard let index = region.index(of: view) else { continue }
      views.append(index)
      gaps.append(Self.gap(after: view, layout.spacing))
    }
    if !gaps.isEmpty { gaps.removeLast() }
    if region.isRightToLeft(item), axis == .horizontal {
      views.reverse()
      gaps.reverse()
    }
    self.views = views
    self.gaps = gaps
    insets = LayoutInsets(layout.margins, isRightToLeft: region.isRightToLeft(item))
  }

  /// Returns the spacing after a view in a stack with a given `spacing`, in points.
  private static func gap(after view: UIView, _ spacing: Double) -> Double {
    let custom = view._layoutState?.customSpacing ?? UIStackView.spacingUseDefault
    let gap = custom == UIStackView.spacingUseDefault ? spacing : Double(custom)
    return gap == Double(UIStackView.spacingUseSystem) ? Double(_systemSpacing) : gap
  }

  /// A Boolean value that indicates whether the spacing in a column is measured between baselines.
  private var isBaselineRelative: Bool {
    axis == .vertical && (stack as? UIStackView)?.isBaselineRelativeArrangement == true
  }

  func add(_ axis: NSLayoutConstraint.Axis, to rows: inout LayoutRows) {
    if axis == self.axis {
      addDistribution(axis, to: &rows)
    } else {
      addAlignment(axis, to: &rows)
    }
  }

  // MARK: - Parts of rows

  /// Adds a minimum length of the stack, which is that of its margins.
  private func addMargins(_ axis: NSLayoutConstraint.Axis, to rows: inout LayoutRows) {
    let (start, end) = insets[axis]
    guard start + end > 0 else { return }
    rows.add(region.size(item, axis), 1)
    rows.add(constant: -start - end)
    rows.close(.greaterThanOrEqual, priority: Self.fitPriority, .implied(.span, stack))
  }

  /// Adds the distance of a view from the start of the stack.
  private func addStart(
    of view: Int,
    _ axis: NSLayoutConstraint.Axis,
    _ relation: Relation,
    _ kind: ImpliedConstraint,
    to rows: inout LayoutRows
  ) {
    rows.add(region.origin(view, axis), 1)
    rows.add(constant: region.alignment(of: view)[axis].start - insets[axis].start)
    rows.close(relation, isBreakable: false, .implied(kind, stack))
  }

  /// Adds the distance of a view from the end of the stack.
  private func addEnd(
    of view: Int,
    _ axis: NSLayoutConstraint.Axis,
    _ relation: Relation,
    _ kind: ImpliedConstraint,
    to rows: inout LayoutRows
  ) {
    rows.add(region.size(item, axis), 1)
    rows.add(region.origin(view, axis), -1)
    rows.add(region.size(view, axis), -1)
    rows.add(constant: region.alignment(of: view)[axis].end - insets[axis].end)
    rows.close(relation, isBreakable: false, .implied(kind, stack))
  }

  /// The priority with which a stack is as short as possible: above fitting sizes, below content.
  private static let fitPriority: Float = 51
}

// MARK: - Along the axis

extension StackRows {
  private func addDistribution(_ axis: NSLayoutConstraint.Axis, to rows: inout LayoutRows) {
    guard let first = views.first, let last = views.last else {
      return addMargins(axis, to: &rows)
    }
    let distribution = layout.distribution
    let hasOpenGaps = distribution == .equalSpacing || distribution == .equalCentering
    addStart(of: first, axis, .equal, .canvas, to: &rows)
    for index in gaps.indices {
      addGap(after: index, axis, 1, to: &rows)
      rows.add(constant: -gaps[index])
      rows.close(
        hasOpenGaps ? .greaterThanOrEqual : .equal,
        isBreakable: false,
        .implied(.spacing, stack)
      )
    }
    let isAlone = hasOpenGaps && views.count == 1
    addEnd(of: last, axis, isAlone ? .greaterThanOrEqual : .equal, .canvas, to: &rows)
    switch distribution {
    case .fill: break
    case .fillEqually: addEqualLengths(axis, to: &rows)
    case .fillProportionally: addProportions(axis, to: &rows)
    case .equalSpacing: addEqualGaps(axis, to: &rows)
    case .equalCentering: addEqualDistances(axis, to: &rows)
    }
  }

  /// Adds the space between a view and the next to the row.
  private func addGap(
    after index: Int,
    _ axis: NSLayoutConstraint.Axis,
    _ factor: Double,
    to rows: inout LayoutRows
  ) {
    let (view, next) = (views[index], views[index + 1])
    if isBaselineRelative {
      region.addBaseline(of: next, .first, factor, in: item, to: &rows)
      return region.addBaseline(of: view, .last, -factor, in: item, to: &rows)
    }
    rows.add(region.origin(next, axis), factor)
    rows.add(region.origin(view, axis), -factor)
    rows.add(region.size(view, axis), -factor)
    let outside = region.alignment(of: next)[axis].start + region.alignment(of: view)[axis].end
    rows.add(constant: factor * outside)
  }

  /// Adds the length of a view's alignment rectangle to the row.
  private func addLength(
    of view: Int,
    _ axis: NSLayoutConstraint.Axis,
    _ factor: Double,
    to rows: inout LayoutRows
  ) {
    let (start, end) = region.alignment(of: view)[axis]
    rows.add(region.size(view, axis), factor)
    rows.add(constant: -factor * (start + end))
  }

  private func addEqualLengths(_ axis: NSLayoutConstraint.Axis, to rows: inout LayoutRows) {
    for view in views.dropFirst() {
      addLength(of: view, axis, 1, to: &rows)
      addLength(of: views[0], axis, -1, to: &rows)
      rows.close(.equal, isBreakable: false, .implied(.distribution, stack))
    }
  }

  private func addEqualGaps(_ axis: NSLayoutConstraint.Axis, to rows: inout LayoutRows) {
    for index in gaps.indices.dropFirst() {
      addGap(after: index, axis, 1, to: &rows)
      addGap(after: 0, axis, -1, to: &rows)
      rows.add(constant: gaps[0] - gaps[index])
      rows.close(.equal, isBreakable: false, .implied(.distribution, stack))
    }
  }

  /// Adds equal distances of centres, as far as gaps allow, with descending priorities.
  private func addEqualDistances(_ axis: NSLayoutConstraint.Axis, to rows: inout LayoutRows) {
    for index in gaps.indices.dropFirst() {
      addDistance(after: index, axis, 1, to: &rows)
      addDistance(after: 0, axis, -1, to: &rows)
      rows.close(.equal, priority: 150 - Float(index), .implied(.distribution, stack))
    }
  }

  /// Adds the distance between the centres of a view and the next to the row.
  private func addDistance(
    after index: Int,
    _ axis: NSLayoutConstraint.Axis,
    _ factor: Double,
    to rows: inout LayoutRows
  ) {
    addCentre(of: views[index + 1], axis, factor, to: &rows)
    addCentre(of: views[index], axis, -factor, to: &rows)
  }

  /// Adds the centre of a view's alignment rectangle to the row.
  private func addCentre(
    of view: Int,
    _ axis: NSLayoutConstraint.Axis,
    _ factor: Double,
    to rows: inout LayoutRows
  ) {
    let (start, end) = region.alignment(of: view)[axis]
    rows.add(region.origin(view, axis), factor)
    rows.add(region.size(view, axis), factor / 2)
    rows.add(constant: factor * (start - end) / 2)
  }

  /// Adds lengths in proportion to content lengths, except for views with a required length.
  private func addProportions(_ axis: NSLayoutConstraint.Axis, to rows: inout LayoutRows) {
    let open = views.filter { !region.items[$0].view._hasRequiredLength(axis) }
    var weights = open.map { region.contentLength(of: $0, axis) }
    if weights.allSatisfy({ $0 == 0 }) { weights = weights.map { _ in 1 } }
    region.dependsOnContents = true
    if axis == .vertical { region.dependsOnWidths = true }
    guard let reference = weights.indices.max(by: { weights[$0] < weights[$1] }) else { return }
    for (index, view) in open.enumerated() where index != reference {
      addLength(of: view, axis, 1, to: &rows)
      addLength(of: open[reference], axis, -weights[index] / weights[reference], to: &rows)
      rows.close(.equal, priority: 999, .implied(.distribution, stack))
    }
  }
}

// MARK: - Across the axis

extension StackRows {
  private func addAlignment(_ axis: NSLayoutConstraint.Axis, to rows: inout LayoutRows) {
    if views.isEmpty { return addMargins(axis, to: &rows) }
    let alignment = layout.alignment
    for view in views {
      let isAtStart = alignment == .fill || alignment == .leading || isBaselineOfColumn
      let isAtEnd = alignment == .fill || alignment == .trailing
      let isReversed = region.isRightToLeft(item) && axis == .horizontal && isAtStart != isAtEnd
      addStart(
        of: view,
        axis,
        (isReversed ? isAtEnd : isAtStart) ? .equal : .greaterThanOrEqual,
        .alignment,
        to: &rows
      )
      addEnd(
        of: view,
        axis,
        (isReversed ? isAtStart : isAtEnd) ? .equal : .greaterThanOrEqual,
        .alignment,
        to: &rows
      )
      if alignment == .center { addCentre(of: view, axis, to: &rows) }
    }
    if alignment != .fill {
      rows.add(region.size(item, axis), 1)
      rows.close(.equal, priority: Self.fitPriority, .implied(.span, stack))
    }
    if axis == .vertical, alignment == .firstBaseline || alignment == .lastBaseline {
      addBaselines(alignment == .firstBaseline ? .first : .last, to: &rows)
    }
  }

  /// A Boolean value that indicates whether a column aligns baselines, which are leading edges
  /// there.
  private var isBaselineOfColumn: Bool {
    axis == .vertical
      && (layout.alignment == .firstBaseline || layout.alignment == .lastBaseline)
  }

  private func addCentre(
    of view: Int,
    _ axis: NSLayoutConstraint.Axis,
    to rows: inout LayoutRows
  ) {
    let (start, end) = insets[axis]
    addCentre(of: view, axis, 1, to: &rows)
    rows.add(region.size(item, axis), -0.5)
    rows.add(constant: (end - start) / 2)
    rows.close(.equal, isBreakable: false, .implied(.alignment, stack))
  }

  private func addBaselines(_ baseline: LayoutRegion.Baseline, to rows: inout LayoutRows) {
    for view in views.dropFirst() {
      region.addBaseline(of: view, baseline, 1, in: item, to: &rows)
      region.addBaseline(of: views[0], baseline, -1, in: item, to: &rows)
      rows.close(.equal, isBreakable: false, .implied(.alignment, stack))
    }
  }
}

// MARK: - Lengths of content

extension UIView {
  /// The arranged subviews, in their order.
  final var _arrangedSubviews: [UIView] { _subviews.filter(\._flags.isArranged) }

  /// Returns whether a required constant constraint determines the view's length.
  fileprivate final func _hasRequiredLength(_ axis: NSLayoutConstraint.Axis) -> Bool {
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    return _layoutState?.ownConstraints.contains { constraint in
      constraint._firstSide.attribute == attribute && constraint._secondSide == nil
        && constraint._relation == .equal && constraint.priority == .required
    } ?? false
  }
}

extension LayoutRegion {
  /// Returns the length that a view's content requests, which may be that of its subviews.
  fileprivate func contentLength(of item: Int, _ axis: NSLayoutConstraint.Axis) -> Double {
    let natural = axis == .horizontal ? items[item].natural.width : items[item].height
    if natural >= 0 { return Double(natural) }
    guard nodes[item].flags.contains(.isContainer), !items[item].view._subviews.isEmpty else {
      return 0
    }
    let target =
      axis == .horizontal
      ? FittingTarget(.zero)
      : FittingTarget(
        CGSize(width: value(width(item)), height: 0),
        horizontal: system == nil ? .fittingSizeLevel : .required
      )
    let size = items[item].view._solvedSize(fitting: target)
    return Double(axis == .horizontal ? size.width : size.height)
  }
}
