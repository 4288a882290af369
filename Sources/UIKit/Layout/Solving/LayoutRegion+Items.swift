import AutoLayout
import UIKitHosting

extension UIView {
  /// Whether constraints place the subviews; if not, the system places them.
  final var _placesByConstraints: Bool { !_isLaidOutByDisplays && _kind != .collection }

  /// Whether a region of layout begins here.
  final var _beginsRegion: Bool {
    guard _placesByConstraints else { return false }
    guard let _superview else { return true }
    return _kind == .item || !_superview._placesByConstraints
  }

  /// Whether a hidden view gives up its room in a stack.
  final var _isCollapsed: Bool { isHidden && _isArranged }
}

extension LayoutRegion {
  /// Adds a view, and what is in it up to where other regions begin.
  func collect(_ view: UIView, parent: Int) {
    let index = items.count
    let isContainer = view._placesByConstraints && (index == 0 || view._kind != .item)
    var item = Item(view: view, parent: parent, isContainer: isContainer)
    if index > 0 { item.frame = givenFrame(of: view) }
    items.append(item)
    indexes[ObjectIdentifier(view)] = index
    roles += [.size, .size, .position, .position]
    given += [.nan, .nan, .nan, .nan]
    guard isContainer else { return }
    let stack = view as? UIStackView
    // Where several views of a stack may grow alike, the first does: the solver keeps sizes that were
    // numbered first as small as they can be.
    let children = stack == nil ? view._subviews : view._subviews.reversed()
    for child in children where !(child is _LayerView) {
      if let stack, child._isCollapsed {
        collapsed.append((child, stack.axis))
      } else {
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

extension UIView {
  /// Whether the view's own `frame` places it, whatever constraints say.
  final var _isFramedByHand: Bool {
    guard _hasOwnFrame, translatesAutoresizingMaskIntoConstraints, !_isArranged else {
      return false
    }
    return _slot == nil || _superview?._kind == .item
  }

  /// The frame as a function of the superview's size; nil where it does not depend on that.
  final var _growth: (frame: RectValue, growth: RectValue)? {
    guard let autoresizing = _layoutState?.autoresizing else { return nil }
    var placement = Placement()
    autoresizing.apply(to: &placement)
    guard let frame = placement.frame else { return nil }
    return (frame, placement.frameGrowth)
  }
}
