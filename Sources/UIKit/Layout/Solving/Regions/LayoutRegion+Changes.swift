import AutoLayout
import UIKitHosting

// Changes that do not affect the structure of a region.

extension LayoutRegion {
  /// Applies a change of numbers.
  ///
  /// - Returns: Whether the region's description is still valid; if not, its structure has changed.
  func take(_ change: LayoutChange) -> Bool {
    switch change {
    case .views, .constraints: false
    case .content(let view): takeContent(of: view)
    case .constant(let constraint): takeConstant(of: constraint)
    case .frame(let view): takeFrame(of: view)
    }
  }

  /// Applies another size of the root view, or another fitting target with the same given axes.
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
    // A new text wraps differently, even in the same width.
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

  /// Returns whether this region includes a constraint of an item.
  ///
  /// At a view where one region ends and another begins, the outer region includes the constraints
  /// of the view's own size, and the inner one those with its subviews. Each has its own rows.
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

  /// Returns the items whose frames may have changed since the last call, without duplicates.
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

  /// The maximum capacity of changes that is kept.
  private static let keptChanges = 8
}
