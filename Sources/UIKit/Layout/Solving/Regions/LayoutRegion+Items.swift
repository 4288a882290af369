import AutoLayout
import UIKitHosting

extension LayoutRegion {
  /// Adds a view and its descendants, up to views where other regions begin.
  func collect(_ view: UIView, parent: Int, _ old: LayoutRegion?) {
    let index = items.count
    let isRoot = index == 0
    let isContainer = view._placesByConstraints && (isRoot || view._kind != .item)
    var flags: LayoutNode.Flags = isContainer ? [.isContainer, .holdsConstraints] : []
    if isRoot {
      flags.formUnion([.holdsConstraints, rootFlags])
    } else {
      if view._usesManualFrame { flags.insert(.usesManualFrame) }
      if hasGivenFrame(view) { flags.formUnion(.hasGivenFrame) }
    }
    if !flags.isSuperset(of: .hasGivenFrame), view._wrapsContent { flags.insert(.wraps) }
    if view._usesRightToLeftLayout { flags.insert(.isRightToLeft) }
    items.append(item(of: view, old))
    nodes.append(LayoutNode(parent: Int32(parent), flags: flags))
    view._layoutIndex = Int32(index)
    guard flags.contains(.holdsConstraints) else { return }
    let arrangement = view._arrangement
    let children = view._subviews
    if isRoot {
      // Most regions are that deep; reserving exact capacity for each level would copy at each.
      items.reserveCapacity(1 + children.count)
      nodes.reserveCapacity(1 + children.count)
    }
    for place in children.indices {
      // If several arranged subviews may grow equally, the first one does: the solver minimizes
      // sizes in the order of their variables.
      let child = children[arrangement == nil ? place : children.count - 1 - place]
      if child._isDrawnByView { continue }
      if let arrangement, child._isCollapsed {
        collapsed.append((child, arrangement.axis == .horizontal ? .horizontal : .vertical))
      } else if isContainer || child._isConstrainedInContainer {
        collect(child, parent: index, old)
      }
    }
  }

  /// Returns a new item, with the content size that an older region has measured, if any.
  private func item(of view: UIView, _ old: LayoutRegion?) -> Item {
    guard let old, view._keepsContentSize, let index = old.index(of: view) else {
      return Item(view: view)
    }
    return old.items[index]
  }

  private var rootFlags: LayoutNode.Flags {
    switch goal {
    case .layout: .hasGivenFrame
    case .fitting(let target):
      [
        .hasGivenPlace, target.horizontal == .required ? .hasGivenWidth : [],
        target.vertical == .required ? .hasGivenHeight : [],
      ]
    }
  }

  /// Returns whether a view's frame is set manually and depends neither on constraints nor on the
  /// superview's size.
  func hasGivenFrame(_ view: UIView) -> Bool {
    if view._kind == .item { return true }
    let cell = view._superview
    if cell?._kind == .item, cell?._contentHolder === view { return true }
    return view._usesManualFrame && view._growth == nil
  }

  /// The given variables, in ascending order.
  var givenVariables: [Int] {
    var variables: [Int] = []
    // The root's variables.
    variables.reserveCapacity(4)
    for (index, node) in nodes.enumerated() {
      if node.flags.contains(.hasGivenWidth) { variables.append(Int(width(index))) }
      if node.flags.contains(.hasGivenHeight) { variables.append(Int(height(index))) }
    }
    for (index, node) in nodes.enumerated() where node.flags.contains(.hasGivenPlace) {
      variables.append(Int(origin(index, .horizontal)))
      variables.append(Int(origin(index, .vertical)))
    }
    return variables
  }
}
