import UIKitHosting

extension _SceneRuntime {
  /// Opens a menu over everything else.
  ///
  /// - Parameters:
  ///   - menu: What there is to choose from; the source's accessibility actions come behind it.
  ///   - source: What it is opened from; the menu goes with it.
  ///   - sender: What its actions are sent by.
  /// - Returns: Whether it is open; not where there is nothing to choose from.
  func open(_ menu: UIMenu?, from source: UIView, sender: Any?) -> Bool {
    guard let window, let id = source._nodeID, let menu = source._withCustomActions(menu)
    else { return false }
    closeMenu()
    let view = _MenuView(menu, source: source, id: id, sender: sender)
    guard !view.isEmpty else { return false }
    window.addSubview(view)
    openMenu = view
    (source as? UIButton)?.setNeedsUpdateConfiguration()
    return true
  }

  /// Opens a context menu, with its preview, over everything else.
  ///
  /// - Returns: Whether it is open; not where there is nothing to choose from.
  func open(_ session: ContextMenuSession, from source: UIView) -> Bool {
    guard let window, let id = source._nodeID else { return false }
    let provided = session.configuration._actionProvider?([])
    // A configuration without actions shows its preview alone.
    guard
      let menu = source._withCustomActions(provided)
        ?? (session.preview == nil ? nil : UIMenu(children: []))
    else { return false }
    closeMenu()
    let view = _MenuView(menu, source: source, id: id, sender: nil, session: session)
    guard !view.isEmpty else { return false }
    touchDispatcher?.cancelAllButDrags()
    session.willDisplay()
    window.addSubview(view)
    openMenu = view
    return true
  }

  /// Opens a bar of edit actions over everything else.
  ///
  /// - Returns: Whether it is open; not where there is nothing to choose from.
  func open(_ menu: UIMenu, _ session: EditMenuSession, from source: UIView) -> Bool {
    guard let window, let id = source._nodeID else { return false }
    let view = _MenuView(menu, source: source, id: id, sender: session.sender, edit: session)
    guard !view.isEmpty else { return false }
    closeMenu()
    session.willPresent()
    window.addSubview(view)
    openMenu = view
    return true
  }

  func isMenuOpen(from source: UIView) -> Bool {
    openMenu?.source === source
  }

  /// - Returns: Whether it was open.
  func close(_ menu: _MenuView) -> Bool {
    guard openMenu === menu else { return false }
    closeMenu()
    return true
  }

  func closeMenu() {
    guard let menu = openMenu else { return }
    openMenu = nil
    menu.session?.willEnd()
    menu.edit?.willDismiss()
    menu.removeFromSuperview()
    menu.edit?.didDismiss()
    (menu.source as? UIButton)?.setNeedsUpdateConfiguration()
  }

  /// A menu goes with what it was opened from, an edit menu also with what performs its actions.
  func settleMenu() {
    guard let menu = openMenu else { return }
    guard let source = menu.source, source._runtime === self, isReachable(source, besides: menu),
      menu.edit?.isOver(in: self) != true
    else { return closeMenu() }
  }

  /// An edit menu goes when what it was opened from is scrolled.
  func closeEditMenu(within scroll: UIScrollView) {
    guard let menu = openMenu, menu.edit != nil, menu.source?.isDescendant(of: scroll) == true
    else { return }
    closeMenu()
  }
}
