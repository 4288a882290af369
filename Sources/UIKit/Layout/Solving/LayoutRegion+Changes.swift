import AutoLayout
import UIKitHosting

// Changes that leave the structure of a region as it is.

extension LayoutRegion {
  /// Takes a change of numbers.
  ///
  /// - Returns: Whether the region is still described correctly; if not, its structure has changed.
  func take(_ change: LayoutChange) -> Bool {
    switch change {
    case .views, .constraints: false
    case .content(let view): takeContent(of: view)
    case .constant(let constraint): takeConstant(of: constraint)
    case .frame(let view): takeFrame(of: view)
    }
  }

  /// Takes another size of the root view, or another one to fit, given along the same axes.
  func take(_ other: Goal) {
    guard other.size != goal.size else { return }
    goal = other
    give(0, CGRect(origin: .zero, size: other.size))
  }

  private func takeContent(of view: UIView) -> Bool {
    guard !dependsOnContents, let index = index(of: view) else { return false }
    if nodes[index].flags.isSuperset(of: .hasGivenFrame) { return true }
    let old = items[index].natural
    let size = view._contentSize(fitting: nil)
    guard (size.width >= 0) == (old.width >= 0), (size.height >= 0) == (old.height >= 0) else {
      return false
    }
    items[index].natural = size
    if size.width != old.width { setLength(size.width, of: index, .horizontal) }
    // A new text wraps elsewhere, also in the same width.
    let isWrapped = !items[index].wrappingWidth.isNaN
    if isWrapped { items[index].wrappingWidth = -1 }
    if !isWrapped, size.height != items[index].height { setHeight(size.height, of: index) }
    if nodes[index].flags.contains(.wraps) { unmeasuredItems.append(Int32(index)) }
    return true
  }

  private func takeConstant(of constraint: NSLayoutConstraint) -> Bool {
    if let owner = constraint._owner.flatMap(index(of:)), !collects(constraint, of: owner) {
      return true
    }
    guard constraint._row >= 0, foreignViews.isEmpty, let system,
      let resolved = resolve(constraint)
    else { return false }
    var rows = LayoutRows(variableCount: system.values.count, given: [])
    let row = constraint._row
    add(resolved, to: &rows)
    constraint._row = row
    guard let constant = rows.constants.first else { return false }
    self.system?.setConstant(constant, of: Int(row))
    return true
  }

  /// Whether a constraint of an item is one of this region's.
  ///
  /// Where one region ends and another one begins, the view's own lengths belong to the outer region,
  /// and constraints with its subviews to the inner one. Each has rows of its own.
  private func collects(_ constraint: NSLayoutConstraint, of owner: Int) -> Bool {
    constraint._isOfOneView
      ? owner > 0 || goal.isFitting : nodes[owner].flags.contains(.holdsConstraints)
  }

  private func takeFrame(of view: UIView) -> Bool {
    if view === root { return true }
    guard let index = index(of: view), hasGivenFrame(view),
      nodes[index].flags.isSuperset(of: .hasGivenFrame)
    else { return false }
    give(index, view._frame)
    return true
  }

  /// The items whose frames may have changed since this was asked last, each once.
  func takeChangedItems() -> ContiguousArray<Int> {
    var result = ContiguousArray<Int>()
    for variable in changedVariables {
      if let item = item(of: variable), item > 0 { result.append(item) }
    }
    changedVariables.removeAll(keepingCapacity: changedVariables.capacity <= Self.keptChanges)
    guard result.count > 1 else { return result }
    result.sort()
    var last = -1
    result.removeAll { item in
      defer { last = item }
      return item == last
    }
    return result
  }

  /// The most changes whose memory is kept.
  private static let keptChanges = 8
}
