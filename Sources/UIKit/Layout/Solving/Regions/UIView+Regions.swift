import UIKitHosting

// The boundaries of layout regions.

extension UIView {
  /// A Boolean value that indicates whether constraints place the subviews; if not, the system
  /// places them.
  final var _placesByConstraints: Bool { !_isLaidOutByDisplays && _kind != .collection }

  /// A Boolean value that indicates whether a region of layout begins here.
  final var _beginsRegion: Bool {
    guard _placesByConstraints else { return _layoutState?.constraints.isEmpty == false }
    guard let _superview else { return true }
    if _kind == .item { return true }
    return !_superview._placesByConstraints && !_isConstrainedInContainer
  }

  /// A Boolean value that indicates whether constraints place a view that an app has added to a
  /// system container: a window, a navigation controller's view, a table.
  final var _isConstrainedInContainer: Bool {
    guard let _superview, !_superview._placesByConstraints,
      !translatesAutoresizingMaskIntoConstraints,
      _slot == nil, _placesByConstraints || _kind == .collection || _kind == .table
    else { return false }
    if _controller != nil {
      // The container places a screen's view, regardless of constraints.
      switch _superview._kind {
      case .window, .page, .tabs, .sheet: return false
      default: break
      }
    }
    return _superview._layoutState?.constraints.contains { $0._involves(self) } == true
  }

  /// A Boolean value that indicates whether an app has added the view with its own frame to a
  /// window, a navigation controller's view or a page.
  final var _isFramedInContainer: Bool {
    guard let _superview, _flags.hasOwnFrame, translatesAutoresizingMaskIntoConstraints,
      _slot == nil, _controller == nil,
      _placesByConstraints || _kind == .collection || _kind == .table
    else { return false }
    switch _superview._kind {
    case .window, .navigation, .page: return !(self is _TransitionContainer)
    default: return false
    }
  }

  /// Returns the frame that was set, adjusted by the autoresizing mask for a size of the superview.
  final func _ownFrame(in size: CGSize) -> CGRect {
    guard let (frame, growth) = _growth else { return _frame }
    let (width, height) = (Double(size.width), Double(size.height))
    return CGRect(
      x: frame.x + growth.x * width,
      y: frame.y + growth.y * height,
      width: frame.width + growth.width * width,
      height: frame.height + growth.height * height
    )
  }

  /// A Boolean value that indicates whether this is the content view of a table's or collection
  /// view's cell.
  final var _isContentOfCell: Bool { _kind == .item || _superview?._kind == .cell }

  /// A Boolean value that indicates whether the view is a hidden arranged subview, which takes no
  /// space.
  final var _isCollapsed: Bool { isHidden && _flags.isArranged }

  /// A Boolean value that indicates whether the view's own `frame` places it, regardless of
  /// constraints.
  final var _usesManualFrame: Bool {
    guard _flags.hasOwnFrame, translatesAutoresizingMaskIntoConstraints, !_flags.isArranged else {
      return false
    }
    return _slot == nil || _superview?._kind == .item
  }

  /// The frame as a function of the superview's size; nil if it does not depend on the size.
  final var _growth: (frame: RectValue, growth: RectValue)? {
    guard let autoresizing = _layoutState?.autoresizing, _superview?.autoresizesSubviews != false
    else { return nil }
    return autoresizing.growth
  }

  /// Returns the view's rectangle in the content of an ancestor, as of the last layout.
  ///
  /// - Complexity: O(d) for d views between both.
  final func _lastFrame(in container: UIView) -> CGRect {
    var frame = _frame
    var view = _superview
    while let current = view, current !== container {
      let origin = current._boundsOrigin
      frame.origin.x += current._frame.minX - origin.x
      frame.origin.y += current._frame.minY - origin.y
      view = current._superview
    }
    return frame
  }
}
