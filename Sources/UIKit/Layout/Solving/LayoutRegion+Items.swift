import AutoLayout
import UIKitHosting

extension LayoutRegion {
  /// Adds a view, and what is in it up to where other regions begin.
  func collect(_ view: UIView, parent: Int) {
    let index = items.count
    let isRoot = index == 0
    let isContainer = view._placesByConstraints && (isRoot || view._kind != .item)
    var item = Item(view: view, parent: parent, isContainer: isContainer)
    item.holdsConstraints = isContainer || isRoot
    if !isRoot { item.frame = givenFrame(of: view) }
    items.append(item)
    indexes[ObjectIdentifier(view)] = index
    roles += [.size, .size, .position, .position]
    given += [.nan, .nan, .nan, .nan]
    guard item.holdsConstraints else { return }
    let arrangement = view._arrangement
    // Where several views of a stack may grow alike, the first does: the solver keeps sizes that were
    // numbered first as small as they can be.
    let children = arrangement == nil ? view._subviews : view._subviews.reversed()
    for child in children where !(child is _LayerView) {
      if let arrangement, child._isCollapsed {
        collapsed.append((child, arrangement.axis == .horizontal ? .horizontal : .vertical))
      } else if isContainer || child._isConstrainedInContainer {
        collect(child, parent: index)
      }
    }
  }

  /// The frame of a view that is placed by hand; nil where constraints decide, or its superview's
  /// size.
  private func givenFrame(of view: UIView) -> CGRect? {
    if view._kind == .item { return view._frame }
    let cell = view._superview
    if cell?._kind == .item, cell?._contentHolder === view { return view._frame }
    guard view._isFramedByHand else { return nil }
    return view._growth == nil ? view._frame : nil
  }

  /// Makes a variable that belongs to no view.
  func makeVariable(_ role: LayoutSystem.Role) -> Int32 {
    roles.append(role)
    given.append(.nan)
    return Int32(roles.count - 1)
  }
}
