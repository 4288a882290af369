import AutoLayout
import UIKitHosting

/// Insets in points, as left and right rather than leading and trailing.
struct LayoutInsets: Equatable {
  var left = 0.0
  var right = 0.0
  var top = 0.0
  var bottom = 0.0

  static let zero = LayoutInsets()

  /// The insets at the start and at the end of an axis.
  subscript(axis: NSLayoutConstraint.Axis) -> (start: Double, end: Double) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }

  static func + (first: LayoutInsets, second: LayoutInsets) -> LayoutInsets {
    LayoutInsets(
      left: first.left + second.left,
      right: first.right + second.right,
      top: first.top + second.top,
      bottom: first.bottom + second.bottom
    )
  }
}

extension LayoutInsets {
  init(_ edges: EdgesValue, isRightToLeft: Bool) {
    self.init(
      left: isRightToLeft ? edges.trailing : edges.leading,
      right: isRightToLeft ? edges.leading : edges.trailing,
      top: edges.top,
      bottom: edges.bottom
    )
  }
}

extension LayoutRegion {
  /// Returns the insets of a view that bars and the device's edges cover.
  func safeArea(of item: Int) -> LayoutInsets {
    if item == 0, case .fitting(let target) = goal, let safeArea = target.safeArea {
      return LayoutInsets(safeArea, isRightToLeft: isRightToLeft(item))
    }
    let safeArea = items[item].view._safeArea
    return LayoutInsets(safeArea, isRightToLeft: isRightToLeft(item))
  }

  /// Returns the insets of a view that bars, the device's edges and a keyboard cover.
  func aboveKeyboard(of item: Int) -> LayoutInsets {
    var insets = safeArea(of: item)
    insets.bottom = max(insets.bottom, items[item].view._layoutState?.keyboardOverlap ?? 0)
    return insets
  }

  /// Returns the layout margins, within the safe area unless the view opts out.
  func margins(of item: Int) -> LayoutInsets {
    let view = items[item].view
    var safeArea = view._safeArea
    if item == 0, case .fitting(let target) = goal, let given = target.safeArea { safeArea = given }
    return LayoutInsets(view._margins(within: safeArea), isRightToLeft: isRightToLeft(item))
  }

  /// Returns the insets from a frame to its alignment rectangle.
  func alignment(of item: Int) -> LayoutInsets {
    let insets = items[item].view.alignmentRectInsets
    if insets == .zero { return .zero }
    return LayoutInsets(
      left: Double(insets.left),
      right: Double(insets.right),
      top: Double(insets.top),
      bottom: Double(insets.bottom)
    )
  }

  /// Adds the widths of readable content guides: at most the readable width, and at most the width
  /// within the margins.
  func addReadableWidths(to rows: inout LayoutRows) {
    for (item, variable) in readableVariables.sorted(by: { $0.value < $1.value }) {
      let source = LayoutSource.implied(.readableWidth, items[item].view)
      let margins = margins(of: item)
      rows.add(variable, 1)
      rows.add(constant: -Double(UILayoutGuide._readableWidth))
      rows.close(.lessThanOrEqual, isBreakable: false, source)
      for relation in [NSLayoutConstraint.Relation.lessThanOrEqual, .equal] {
        rows.add(variable, 1)
        rows.add(width(item), -1)
        rows.add(constant: margins.left + margins.right)
        rows.close(
          relation.solved,
          priority: relation == .equal ? 999 : UILayoutPriority.required.rawValue,
          isBreakable: false,
          source
        )
      }
    }
  }
}
