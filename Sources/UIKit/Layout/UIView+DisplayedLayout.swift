import UIKitHosting

// Bars, pages, sheets and rows are laid out by displays, each in its own way. Here is that way
// as containers and placements, for frames.

extension UIView {
  /// Whether displays place the subviews by the kind of this node.
  final var _isLaidOutByDisplays: Bool {
    switch _kind {
    case .window, .navigation, .page, .navigationBar, .barButton, .sheet, .alert, .alertAction,
      .table, .tableSection, .cell, .searchBar, .refreshControl, .tabs, .tabBar, .tabItem, .toolbar,
      .stepper, .segmentedControl, .segment, .picker, .wheel, .pageControl, .webView, .menu,
      .menuItem, .primaryColumn, .secondaryColumn, .slider, .textView, .sectionIndex:
      true
    case .view, .stack, .label, .image, .button, .control, .activityIndicator, .scrollView,
      .sectionHeader, .sectionFooter, .textField, .switchControl, .split, .progress, .collection,
      .item, .calendar, .inputBoard:
      false
    }
  }

  final var _displayedLayout: ContainerLayout {
    switch _kind {
    case .table, .tableSection: .line(.vertical, margins: .zero)
    default: _isLaidOutByDisplays ? .overlay(margins: .zero) : _makeContainerLayout()
    }
  }

  /// The subviews that have frames of their own: not those in bars and alerts.
  final var _displayedSubviews: [UIView] {
    switch _kind {
    case .navigationBar, .barButton, .alert, .alertAction, .searchBar, .refreshControl, .tabBar,
      .tabItem, .toolbar, .stepper, .segmentedControl, .segment, .picker, .webView, .menu, .slider,
      .textView:
      []
    default: _subviews
    }
  }

  final var _displayedPlacement: Placement {
    if _slot == .background, _superview?._kind == .collection { return .filling }
    guard let parent = _superview, parent._isLaidOutByDisplays else { return _makePlacement() }
    var placement = Placement()
    placement.horizontal.leading = .init(distance: 0)
    placement.horizontal.trailing = .init(distance: 0)
    placement.vertical.leading = .init(distance: 0)
    switch parent._kind {
    case .window where _kind == .inputBoard:
      placement.vertical.leading = nil
      placement.vertical.trailing = .init(distance: 0)
    case .window:
      placement.vertical.fill()
      placement.vertical.trailing = .init(distance: _runtime?.inputBoard?.height ?? 0)
    case .page, .tabs:
      if _isBottomBar {
        placement.vertical.leading = nil
        placement.vertical.trailing = .init(distance: 0)
      } else if _barHeight == nil {
        placement.vertical.fill()
      }
    case .table, .tableSection:
      placement.vertical.isUnbounded = parent._kind == .table
      placement.isOverlay = _slot == .background || _kind == .sectionIndex
      if _kind == .sectionIndex {
        placement.horizontal.leading = nil
        placement.horizontal.length = SectionIndexView.width
      }
      if let cell = self as? UITableViewCell {
        placement.vertical.length = cell._height
        placement.vertical.minimum = 44
      }
      let table = parent._superview as? UITableView
      if let table, _kind == .sectionHeader {
        placement.vertical.leading?.distance = table._headerTopPadding
      }
      if table?.style == .insetGrouped {
        placement.horizontal.leading?.distance = 16
        placement.horizontal.trailing?.distance = 16
      }
    case .cell where _slot == .behind:
      placement.vertical.fill()
      placement.isOverlay = true
    case .cell where _slot == .accessory:
      placement.horizontal.leading = nil
      let index = (parent as? UITableViewCell)?._indexWidth ?? 0
      placement.horizontal.trailing?.distance = 16 + index
      placement.vertical.leading = nil
      placement.vertical.center = 0
    case .cell:
      placement.horizontal.trailing?.distance = (parent as? UITableViewCell)?._trailingWidth ?? 0
      placement.vertical.fill()
      let own = _layoutState?.placement?.vertical
      placement.vertical.minimum = own?.length ?? own?.minimum
    default:
      placement.vertical.fill()
    }
    return placement
  }

  /// What is covered of the inside: a page's by its bars, a scroll view's by nothing, because its
  /// content rests below what covers it, unless it is to lie there.
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
      if (self as? UIScrollView)?.contentInsetAdjustmentBehavior != .never { inner = .zero }
    default: break
    }
    return inner
  }

  /// What is covered of it, with what its controller adds.
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
    _invalidate(.placement)
    setNeedsLayout()
  }

  final var _additionalSafeArea: EdgesValue {
    guard let insets = _controller?.additionalSafeAreaInsets, insets != .zero else { return .zero }
    let isReversed = _readsFromTheRight
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
    if _usesSolvedLayout { return (self as? _NavigationBarView)?._height }
    if case .bar(isHidden: true, _) = _attribute(.bar) { return 0 }
    if case .largeTitle(true, _) = _attribute(.largeTitle) { return 96 }
    return 44
  }
}

extension Placement {
  /// As large as its parent.
  fileprivate static var filling: Placement {
    var placement = Placement()
    for axis in [\Placement.horizontal, \.vertical] {
      placement[keyPath: axis].leading = .init(distance: 0)
      placement[keyPath: axis].fill()
    }
    return placement
  }
}

extension AxisPlacement {
  fileprivate mutating func fill() {
    trailing = .init(distance: 0)
    hugging = 1
  }
}
