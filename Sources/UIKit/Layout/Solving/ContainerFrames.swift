import UIKitHosting

/// Places the subviews of a system container, such as a window, a page below its bar, or a table.
@MainActor
struct ContainerFrames {
  let view: UIView

  /// The insets of the content that are covered.
  let covered: EdgesValue

  let pass: LayoutPass

  init(_ view: UIView, covered: EdgesValue, _ pass: LayoutPass) {
    self.view = view
    self.covered = covered
    self.pass = pass
  }

  var bounds: CGRect { CGRect(origin: .zero, size: view._frame.size) }

  /// - Parameters:
  ///   - region: The region of constraints that apps have added to the container.
  ///   - system: The owner of the region's solution.
  func place(_ region: LayoutRegion?, _ system: LayoutSystem?) {
    if view._kind == .table, let table = view as? UITableView {
      return TableFrames(table, self).place()
    }
    if view._kind == .page || view._kind == .tabs { (view as? any BarContainer)?.barsWereLaidOut() }
    let isBar = view._kind == .navigationBar || view._kind == .toolbar
    let items = isBar ? BarItemFrames(bar: view, size: bounds.size, covered: covered) : nil
    for child in view._subviews where !child._isCollapsed {
      if child._isConstrainedInContainer {
        let frame = region?.frame(of: child) ?? child._frame
        pass.place(child, at: frame, in: view, covered, region, system)
      } else if child._isFramedInContainer {
        pass.place(child, at: child._ownFrame(in: bounds.size), in: view, outerCovered)
      } else if let frame = items?.frame(of: child) ?? frame(of: child) {
        // A bar lies in the area that it covers.
        pass.place(child, at: frame, in: view, child._barHeight == nil ? covered : outerCovered)
      } else {
        child._forgetStaleFrames()
      }
    }
  }

  /// The insets of the container itself that are covered.
  var outerCovered: EdgesValue { view._safeArea }

  /// Returns the frame of a subview; nil for one that displays place.
  private func frame(of child: UIView) -> CGRect? {
    switch view._kind {
    case .window: windowFrame(of: child)
    case .page, .tabs: child._barHeight.map { barFrame(of: child, $0) } ?? bounds
    case .sheet: sheetFrame
    case .cell: (view as? UITableViewCell)?._frame(of: child)
    case .collection: child._slot == .background ? bounds : child._frame
    case .navigation, .primaryColumn, .secondaryColumn: bounds
    case .menu: (child as? ContextMenuPreviewView)?.previewFrame(in: bounds)
    default: nil
    }
  }

  // MARK: - Windows

  private var inputViewHeight: CGFloat {
    guard let container = view._runtime?.inputViewContainer, container._superview === view
    else { return 0 }
    return CGFloat(container.height)
  }

  /// The bottom of the input board; a keyboard that covers the window's bottom raises it.
  private var inputViewBottom: CGFloat {
    bounds.height - (view._runtime?.keyboardNotifier?.covered ?? 0)
  }

  private var inputViewFrame: CGRect {
    CGRect(x: 0, y: inputViewBottom - inputViewHeight, width: bounds.width, height: inputViewHeight)
  }

  private func windowFrame(of child: UIView) -> CGRect {
    if child._kind == .inputViews { return inputViewFrame }
    let frame = screenFrame
    (child as? any PlacedInWindow)?.place(in: view, of: frame.size)
    return frame
  }

  private var screenFrame: CGRect {
    let height = inputViewHeight > 0 ? inputViewBottom - inputViewHeight : bounds.height
    return CGRect(x: 0, y: 0, width: bounds.width, height: height)
  }

  /// The frame of a sheet's content.
  private var sheetFrame: CGRect {
    guard let sheet = view as? _PresentationView else { return bounds }
    // The source of a popover may move in the next layout pass.
    if sheet._isPopover { sheet._markForWalk() }
    return sheet._panelFrame(in: bounds.size, top: CGFloat(outerCovered.top))
  }

  // MARK: - Bars

  private func barFrame(of bar: UIView, _ height: CGFloat) -> CGRect {
    if bar._isBottomBar {
      let height = height == 0 ? 0 : height + CGFloat(outerCovered.bottom)
      return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }
    let top = height == 0 ? 0 : CGFloat(outerCovered.top)
    return CGRect(x: 0, y: 0, width: bounds.width, height: top + height)
  }
}
