import AutoLayout
import UIKitHosting

// Intrinsic content sizes, and baselines, which depend on them.

extension UIView {
  /// A Boolean value that indicates whether the height of the content may depend on the width.
  final var _wrapsContent: Bool {
    self is UILabel || self is UIButton || (self as? UITextView)?.isScrollEnabled == false
  }
}

extension UIView {
  /// Returns the compression resistance priority that the solver uses.
  ///
  /// Between contents of equal priority, text that can wrap is compressed first: its neighbours
  /// have a single size.
  fileprivate final func _resistance(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let priority = contentCompressionResistancePriority(for: axis)
    guard axis == .horizontal, priority != .required, _kind == .label,
      (self as? UILabel)?.numberOfLines != 1
    else { return priority }
    // The solver compares 28 bits of a priority.
    return UILayoutPriority(max(priority.rawValue - 0.01, 1))
  }
}

extension LayoutRegion {
  /// Measures the content sizes that are unknown.
  func measureWidths() {
    for index in items.indices where !nodes[index].flags.isSuperset(of: .hasGivenFrame) {
      if items[index].natural == Item.unknown || !items[index].view._keepsContentSize {
        measureWidth(index)
      }
    }
  }

  /// Makes the next description measure a view again.
  func forgetContent(of view: UIView) {
    if let index = index(of: view) { items[index].natural = Item.unknown }
  }

  private func measureWidth(_ index: Int) {
    let size = items[index].view._contentSize(fitting: nil)
    items[index].natural = size
    items[index].height = size.height
    items[index].wrappingWidth = .nan
  }

  /// Measures the texts whose widths have changed.
  ///
  /// - Returns: Whether a height has changed.
  @discardableResult
  func measureHeights() -> Bool {
    var hasChanged = false
    while let number = unmeasuredItems.popLast() {
      if measureHeight(Int(number)) { hasChanged = true }
    }
    return hasChanged
  }

  private func measureHeight(_ index: Int) -> Bool {
    let item = items[index]
    let width = CGFloat(value(width(index)))
    // A width that equals the text's must not wrap it because of rounding.
    let isNatural = width >= item.natural.width - 0.01
    if isNatural ? item.wrappingWidth.isNaN : item.wrappingWidth == width { return false }
    items[index].wrappingWidth = isNatural ? .nan : width
    let height = isNatural ? item.natural.height : item.view._contentSize(fitting: width).height
    guard height != item.height else { return false }
    setHeight(height, of: index)
    return true
  }

  /// Sets the height of a view's content.
  func setHeight(_ height: CGFloat, of index: Int) {
    items[index].height = height
    setLength(height, of: index, .vertical)
  }

  /// Sets the length of a view's content along an axis.
  func setLength(_ length: CGFloat, of index: Int, _ axis: NSLayoutConstraint.Axis) {
    let (start, end) = alignment(of: index)[axis]
    let length = Double(length) + start + end
    let rows = nodes[index].contentRows
    let (hugging, resistance) = axis == .horizontal ? (rows.x, rows.y) : (rows.z, rows.w)
    if hugging >= 0 { system?.setConstant(length, of: Int(hugging)) }
    if resistance >= 0 { system?.setConstant(length, of: Int(resistance)) }
  }

  /// Resets wrapped texts to a single line where heights affect widths.
  ///
  /// This way the same input gives the same frames, independent of the previous widths.
  func unwrapMixedTexts() {
    guard let system, system.template.hasMixedClusters else { return }
    for index in items.indices
    where nodes[index].flags.contains(.wraps) && !items[index].wrappingWidth.isNaN {
      let variable = Int(height(index))
      guard system.template.isMixed(variable), system.isStale(variable) else { continue }
      items[index].wrappingWidth = .nan
      setHeight(items[index].natural.height, of: index)
      unmeasuredItems.append(Int32(index))
    }
  }

  /// Adds the rows for content sizes.
  ///
  /// Required ones come after the app's constraints, so that they are broken in a conflict.
  func addContentSizes(
    _ axis: NSLayoutConstraint.Axis,
    isRequired: Bool,
    to rows: inout LayoutRows
  ) {
    for index in items.indices
    where !nodes[index].isGiven(axis) && !nodes[index].flags.contains(.usesManualFrame) {
      addContentSize(of: index, axis, isRequired: isRequired, to: &rows)
    }
  }

  /// Adds the rows of a view's content size: an upper bound with the hugging priority, and a lower
  /// bound with the compression resistance priority.
  private func addContentSize(
    of item: Int,
    _ axis: NSLayoutConstraint.Axis,
    isRequired: Bool,
    to rows: inout LayoutRows
  ) {
    let length = axis == .horizontal ? items[item].natural.width : items[item].height
    guard length >= 0 else { return }
    let view = items[item].view
    // An intrinsic content size is that of the alignment rectangle.
    let (start, end) = alignment(of: item)[axis]
    let first = axis == .horizontal ? 0 : 2
    for (place, relation, priority) in [
      (first, AutoLayout.Relation.lessThanOrEqual, view.contentHuggingPriority(for: axis)),
      (first + 1, .greaterThanOrEqual, view._resistance(for: axis)),
    ] where (priority == .required) == isRequired {
      rows.add(size(item, axis), 1)
      rows.add(constant: -Double(length) - start - end)
      let row = rows.close(relation, priority: priority.rawValue, .implied(.contentSize, view))
      // Assigning an equal value would copy storage that regions share.
      if nodes[item].contentRows[place] != row { nodes[item].contentRows[place] = row }
    }
  }
}

extension LayoutRegion.Item {
  /// The content size of a view that has not been measured.
  static let unknown = CGSize(
    width: UIView.noIntrinsicMetric,
    height: UIView.noIntrinsicMetric
  )
}

extension UIView {
  /// A Boolean value that indicates whether the view's class reports every change of its content
  /// size.
  final var _keepsContentSize: Bool {
    (self is UILabel || self is UIButton) && !_overrides.contains(.intrinsicContentSize)
      && !_overrides.contains(.textRect)
  }
}

// MARK: - Baselines

extension LayoutRegion {
  enum Baseline {
    case first
    case last
  }

  /// Adds the position of a baseline in an ancestor's content to the row.
  func addBaseline(
    of item: Int,
    _ baseline: Baseline,
    _ factor: Double,
    in ancestor: Int,
    to rows: inout LayoutRows
  ) {
    dependsOnWidths = true
    let item = baselineItem(of: item, baseline)
    addContentOrigin(of: item, in: ancestor, .vertical, factor, to: &rows)
    rows.add(constant: factor * boundsOrigin(of: item, .vertical))
    let width = system == nil ? max(0, Double(items[item].natural.width)) : value(width(item))
    let isGiven = nodes[item].flags.isSuperset(of: .hasGivenFrame)
    let length = Double(isGiven ? items[item].view._frame.height : max(0, items[item].height))
    let size = SizeValue(width: width, height: length)
    guard let baselines = items[item].view._baselines(in: size) else {
      return rows.add(height(item), factor)
    }
    // In most views that are higher than their text, the text is centred.
    let offset = baseline == .first ? baselines.first : baselines.last
    let fraction = items[item].view._baselineFraction
    rows.add(height(item), factor * fraction)
    rows.add(constant: factor * (offset - length * fraction))
  }

  /// Returns the view whose text has the baseline: in a stack, an arranged subview; otherwise the
  /// subview that a class has chosen.
  private func baselineItem(of item: Int, _ baseline: Baseline) -> Int {
    let view = items[item].view
    guard let layout = view._arrangement else {
      let chosen = baseline == .first ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      guard chosen !== view, chosen.isDescendant(of: view), let child = index(of: chosen) else {
        return item
      }
      return baselineItem(of: child, baseline)
    }
    let arranged = view._arrangedSubviews.compactMap(index(of:))
    let isFirst = layout.axis == .horizontal || baseline == .first
    guard let child = isFirst ? arranged.first : arranged.last else { return item }
    return baselineItem(of: child, baseline)
  }
}
