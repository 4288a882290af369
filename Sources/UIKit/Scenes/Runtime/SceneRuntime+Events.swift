import UIKitHosting

extension _SceneRuntime {
  /// Handles one event.
  /// - Returns: Whether it applied; an event that does not apply has no effect.
  func handle(_ event: InputEvent) -> Bool {
    if application.isIgnoringInteractionEvents, event.action.isInteraction { return false }
    return switch event.action {
    case .tap, .assist, .escape, .selectRow, .accessory, .openMenu, .openLink:
      handleTap(event)
    case .scroll, .swipe, .pointers, .key, .keyPress, .shake:
      handleTouch(event)
    case .beginEditing, .endEditing, .edit, .select, .pressReturn, .clearText:
      handleTyping(event)
    case .setOn, .step, .slide, .pick:
      handleControl(event)
    case .refresh, .revealActions, .concealActions, .swipeAction, .editControl, .moveRow:
      handleRow(event)
    case .back, .interactivePop, .dismiss, .selectDetent, .open:
      handleNavigation(event)
    case .measured, .webPageSize, .shared, .files, .environment, .activation:
      handleReport(event)
    }
  }

  /// Returns the view of a node if the user can reach it now.
  func target(_ id: NodeID, _ event: InputEvent) -> UIView? {
    guard let view = view(id, seen: event.seen), isReachable(view) else { return nil }
    return view
  }

  /// Returns whether no view hides, disables or covers a view; `menu` does not count as covering.
  ///
  /// Assistive technology can reach a label or an image view even if it ignores touches.
  func isReachable(_ view: UIView, besides menu: _MenuView? = nil) -> Bool {
    var current: UIView? = view
    while let ancestor = current {
      if ancestor.isHidden || ancestor.alpha < 0.01 || ancestor._isLocked { return false }
      if !ancestor.isUserInteractionEnabled, ancestor !== view || !view._isInert { return false }
      if let window = ancestor as? UIWindow { return !isCovered(window, besides: menu) }
      current = ancestor._superview
      if current?._covers(ancestor, besides: menu) == true { return false }
    }
    return true
  }

  /// Returns whether a sheet, an alert or a menu in a window in front covers a window.
  private func isCovered(_ window: UIWindow, besides menu: _MenuView?) -> Bool {
    windows.reversed().prefix { $0 !== window }.contains { other in
      other._subviews.contains { $0 !== menu && $0._isModal }
    }
  }
}

extension UIView {
  /// Returns whether a later sibling covers this child.
  func _covers(_ child: UIView, besides menu: _MenuView?) -> Bool {
    if child._isCoveredInContext { return true }
    return switch self {
    case is _NavigationView: _subviews.last !== child
    case let page as _NavigationPage: page.covers(child)
    case let split as _SplitView: split.isCovered && child === split.secondary
    case is UIWindow:
      _subviews.reversed().prefix { $0 !== child }.contains { $0 !== menu && !$0._isUndimmed }
    default: false
    }
  }

  /// A Boolean value that indicates whether a presentation in the current context covers this view.
  private var _isCoveredInContext: Bool {
    guard let presentation = _controller?._presentation, presentation.isInContext else {
      return false
    }
    return presentation.view?._superview === _superview
  }

  /// A Boolean value that indicates whether the view keeps users from everything behind it.
  fileprivate var _isModal: Bool {
    switch _kind {
    case .sheet, .alert, .menu: !_isUndimmed
    default: false
    }
  }

  private var _isUndimmed: Bool {
    if self is InputViewContainer || self is DragPreviewView { return true }
    return (self as? _PresentationView)?.presentation?._isUndimmed ?? false
  }
}

extension InputEvent.Action {
  /// Whether the user does it, as opposed to what a display reports, and to text that was typed before.
  fileprivate var isInteraction: Bool {
    switch self {
    case .measured, .webPageSize, .shared, .files, .environment, .activation, .open, .edit, .select,
      .endEditing:
      false
    default: true
    }
  }
}
