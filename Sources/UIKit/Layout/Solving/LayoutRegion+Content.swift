import AutoLayout
import UIKitHosting

// Sizes of content, and baselines, which follow from them.

extension UIView {
  /// Whether the height of the content may depend on the width.
  final var _wrapsContent: Bool {
    self is UILabel || self is UIButton || (self as? UITextView)?.isScrollEnabled == false
  }
}

extension LayoutRegion {
  /// Asks views for the size of their content.
  func measureWidths() {
    for index in items.indices where items[index].frame == nil {
      let size = contents.naturalSize(of: items[index].view)
      items[index].natural = size
      items[index].height = size.height
    }
  }

  /// Measures texts in the widths that they have.
  ///
  /// - Returns: Whether a height has changed.
  @discardableResult
  func measureHeights() -> Bool {
    var hasChanged = false
    for index in items.indices where items[index].frame == nil && items[index].view._wrapsContent {
      let item = items[index]
      let width = CGFloat(value(width(index)))
      // What is as wide as the text does not wrap it, whatever rounding does.
      let height =
        width >= item.natural.width - 0.01
        ? item.natural.height : contents.height(of: item.view, in: width)
      guard height != item.height else { continue }
      items[index].height = height
      hasChanged = true
    }
    return hasChanged
  }

  /// Writes that views are as long as their content.
  ///
  /// Required ones come after the app's constraints, so that they break where these contradict them.
  func addContentSizes(
    _ axis: NSLayoutConstraint.Axis,
    isRequired: Bool,
    to rows: inout LayoutRows
  ) {
    for index in items.indices where items[index].frame == nil {
      let isFramed = index > 0 && items[index].view._isFramedByHand
      if isFramed || !given[Int(size(index, axis))].isNaN { continue }
      addContentSize(of: index, axis, isRequired: isRequired, to: &rows)
    }
  }

  /// Writes that a view is as long as its content: at most, by its hugging priority, and at least, by
  /// its compression resistance.
  private func addContentSize(
    of item: Int,
    _ axis: NSLayoutConstraint.Axis,
    isRequired: Bool,
    to rows: inout LayoutRows
  ) {
    let length = axis == .horizontal ? items[item].natural.width : items[item].height
    guard length >= 0 else { return }
    let view = items[item].view
    for (relation, priority) in [
      (AutoLayout.Relation.lessThanOrEqual, view.contentHuggingPriority(for: axis)),
      (.greaterThanOrEqual, view.contentCompressionResistancePriority(for: axis)),
    ] where (priority == .required) == isRequired {
      rows.add(size(item, axis), 1)
      rows.add(constant: -Double(length))
      rows.close(relation, priority: priority.rawValue, .implied(.contentSize, view))
    }
  }
}

// MARK: - Baselines

extension LayoutRegion {
  enum Baseline {
    case first
    case last
  }

  /// Writes where a baseline lies in the content of an ancestor.
  func addBaseline(
    of item: Int,
    _ baseline: Baseline,
    _ factor: Double,
    in ancestor: Int,
    to rows: inout LayoutRows
  ) {
    let item = baselineItem(of: item, baseline)
    addContentOrigin(of: item, in: ancestor, .vertical, factor, to: &rows)
    rows.add(constant: factor * boundsOrigin(of: item, .vertical))
    let width = value(width(item))
    let length = Double(items[item].frame?.height ?? max(0, items[item].height))
    let size = SizeValue(width: width, height: length)
    guard let baselines = items[item].view._baselines(in: size) else {
      return rows.add(height(item), factor)
    }
    // Text stays in the middle of most views that are higher than it.
    let offset = baseline == .first ? baselines.first : baselines.last
    let fraction = items[item].view._baselineFraction
    rows.add(height(item), factor * fraction)
    rows.add(constant: factor * (offset - length * fraction))
  }

  /// The view whose text has the baseline: in a stack, that of an arranged subview.
  private func baselineItem(of item: Int, _ baseline: Baseline) -> Int {
    let view = items[item].view
    guard let layout = view._arrangement else { return item }
    let arranged = view._arrangedSubviews.compactMap(index(of:))
    let isFirst = layout.axis == .horizontal || baseline == .first
    guard let child = isFirst ? arranged.first : arranged.last else { return item }
    return baselineItem(of: child, baseline)
  }
}
