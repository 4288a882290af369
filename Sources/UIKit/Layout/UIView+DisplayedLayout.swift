import UIKitHosting

// Displays lay out bars, pages, sheets and rows by their own rules. This file reproduces these
// rules to compute frames.

extension UIView {
  /// A Boolean value that indicates whether displays place the subviews of this node's kind.
  final var _isLaidOutByDisplays: Bool {
    switch _kind {
    case .window, .navigation, .page, .navigationBar, .barButton, .sheet, .alert, .alertAction,
      .table, .tableSection, .cell, .searchBar, .refreshControl, .tabs, .tabBar, .tabItem, .toolbar,
      .stepper, .segmentedControl, .segment, .picker, .wheel, .pageControl, .webView, .menu,
      .menuItem, .primaryColumn, .secondaryColumn, .slider, .textView, .sectionIndex:
      true
    case .view, .stack, .label, .image, .button, .control, .activityIndicator, .scrollView,
      .sectionHeader, .sectionFooter, .textField, .switchControl, .split, .progress, .collection,
      .item, .calendar, .inputViews:
      false
    }
  }

  /// Returns the safe area of subviews: a page adds its bars, and a scroll view removes the part
  /// that its content inset already covers.
  final func _innerSafeArea(_ safeArea: EdgesValue) -> EdgesValue {
    if let slot = self as? _PageSlot { return slot.coveredEdges }
    var inner = _withAdditions(safeArea)
    switch _kind {
    case .page, .tabs:
      for bar in _subviews {
        let height = Double(bar._barHeight ?? 0)
        if bar._isBottomBar { inner.bottom += height } else { inner.top += height }
      }
    case .scrollView, .table, .collection:
      if let scrollView = self as? UIScrollView { inner = scrollView._unadjusted }
    default: break
    }
    return inner
  }

  /// Returns the covered insets with the controller's additional ones.
  final func _withAdditions(_ safeArea: EdgesValue) -> EdgesValue {
    let more = _additionalSafeArea
    guard more != .zero else { return safeArea }
    return EdgesValue(
      top: safeArea.top + more.top,
      leading: safeArea.leading + more.leading,
      bottom: safeArea.bottom + more.bottom,
      trailing: safeArea.trailing + more.trailing
    )
  }

  final func _safeAreaAdditionsChanged() {
    _layoutChanged()
    setNeedsLayout()
  }

  final var _additionalSafeArea: EdgesValue {
    guard let insets = _controller?.additionalSafeAreaInsets, insets != .zero else { return .zero }
    let isReversed = _usesRightToLeftLayout
    return EdgesValue(
      top: Double(insets.top),
      leading: Double(isReversed ? insets.right : insets.left),
      bottom: Double(insets.bottom),
      trailing: Double(isReversed ? insets.left : insets.right)
    )
  }

  final var _isBottomBar: Bool { _kind == .tabBar || _kind == .toolbar }

  /// The height of a bar: Apple's, with and without a large title; nil for other views.
  final var _barHeight: CGFloat? {
    if _isBottomBar { return isHidden ? 0 : intrinsicContentSize.height }
    guard _kind == .navigationBar else { return nil }
    return (self as? _NavigationBarView)?._height
  }
}
