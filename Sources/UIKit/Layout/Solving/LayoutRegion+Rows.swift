import AutoLayout
import UIKitHosting

// All constraints of a region, axis by axis.

extension LayoutRegion {
  /// The constraints of widths and horizontal places.
  func horizontalRows() -> LayoutRows {
    var rows = LayoutRows()
    addReadableWidths(to: &rows)
    addRows(.horizontal, to: &rows)
    for constraint in horizontalConstraints { add(constraint, to: &rows) }
    addContentSizes(.horizontal, isRequired: true, to: &rows)
    return rows
  }

  /// The constraints of heights and vertical places, and those between both axes.
  func verticalRows() -> LayoutRows {
    var rows = LayoutRows()
    addRows(.vertical, to: &rows)
    for constraint in verticalConstraints { add(constraint, to: &rows) }
    addContentSizes(.vertical, isRequired: true, to: &rows)
    return rows
  }

  /// Writes what UIKit adds itself.
  private func addRows(_ axis: NSLayoutConstraint.Axis, to rows: inout LayoutRows) {
    addFittingRow(axis, to: &rows)
    for index in items.indices where items[index].frame == nil {
      let isGiven = !given[Int(size(index, axis))].isNaN
      if !isGiven {
        rows.add(size(index, axis), 1)
        rows.close(
          .greaterThanOrEqual,
          isBreakable: false,
          .implied(.contentSize, items[index].view)
        )
      }
      if items[index].view._isFramedByHand, index > 0 {
        addAutoresizing(of: index, axis, to: &rows)
      }
    }
    addContentSizes(axis, isRequired: false, to: &rows)
    for index in items.indices where items[index].isContainer {
      let view = items[index].view
      if let layout = view._arrangement {
        StackRows(view, layout, index, in: self).add(axis, to: &rows)
      }
    }
  }

  /// Writes a frame that follows from the superview's size.
  private func addAutoresizing(
    of item: Int,
    _ axis: NSLayoutConstraint.Axis,
    to rows: inout LayoutRows
  ) {
    let view = items[item].view
    guard let (frame, growth) = view._growth else { return }
    let parent = size(items[item].parent, axis)
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
