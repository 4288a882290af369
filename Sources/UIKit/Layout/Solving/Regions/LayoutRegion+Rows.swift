import AutoLayout
import UIKitHosting

// All constraints of a region, in the order of the axes.

extension LayoutRegion {
  /// Adds the constraints of widths and horizontal positions, then those of heights and vertical
  /// positions, including those between both axes.
  func writeRows(to rows: inout LayoutRows) {
    addReadableWidths(to: &rows)
    addRows(.horizontal, to: &rows)
    for constraint in horizontalConstraints { add(constraint, to: &rows) }
    addContentSizes(.horizontal, isRequired: true, to: &rows)
    addRows(.vertical, to: &rows)
    for constraint in verticalConstraints { add(constraint, to: &rows) }
    addContentSizes(.vertical, isRequired: true, to: &rows)
  }

  /// Adds the constraints that UIKit implies.
  private func addRows(_ axis: NSLayoutConstraint.Axis, to rows: inout LayoutRows) {
    addFittingRow(axis, to: &rows)
    for index in items.indices {
      let node = nodes[index]
      if !node.isGiven(axis) {
        rows.add(size(index, axis), 1)
        rows.close(
          .greaterThanOrEqual,
          isBreakable: false,
          .implied(.contentSize, items[index].view)
        )
      }
      if node.flags.contains(.usesManualFrame), !node.flags.contains(.hasGivenPlace) {
        addAutoresizing(of: index, axis, to: &rows)
      }
    }
    addContentSizes(axis, isRequired: false, to: &rows)
    for index in items.indices where nodes[index].flags.contains(.isContainer) {
      let view = items[index].view
      if let layout = view._arrangement {
        StackRows(view, layout, index, in: self).add(axis, to: &rows)
      }
    }
  }

  /// Adds a frame that depends on the superview's size.
  private func addAutoresizing(
    of item: Int,
    _ axis: NSLayoutConstraint.Axis,
    to rows: inout LayoutRows
  ) {
    let view = items[item].view
    guard let (frame, growth) = view._growth else { return }
    let parent = size(Int(nodes[item].parent), axis)
    let isHorizontal = axis == .horizontal
    rows.add(size(item, axis), 1)
    rows.add(parent, -(isHorizontal ? growth.width : growth.height))
    rows.add(constant: -(isHorizontal ? frame.width : frame.height))
    rows.close(.equal, .implied(.autoresizing, view))
    rows.add(origin(item, axis), 1)
    rows.add(parent, -(isHorizontal ? growth.x : growth.y))
    rows.add(constant: -(isHorizontal ? frame.x : frame.y))
    rows.close(.equal, .implied(.autoresizing, view))
  }
}
