import UIKitHosting

extension _SceneRuntime {
  /// Opens a menu above all other views.
  ///
  /// - Parameters:
  ///   - menu: The menu, followed by the source's accessibility actions.
  ///   - source: The view that opens the menu; the menu closes when it is removed.
  ///   - sender: The sender of the menu's actions.
  /// - Returns: Whether it is open; false if there is nothing to choose from.
  func open(_ menu: UIMenu?, from source: UIView, sender: Any?) -> Bool {
    guard let window = source.window, let id = source._nodeID,
      let menu = source._withCustomActions(menu)
    else { return false }
    closeMenu()
    let view = _MenuView(menu, source: source, id: id, sender: sender)
    guard !view.isEmpty else { return false }
    window.addSubview(view)
    openMenu = view
    (source as? UIButton)?.setNeedsUpdateConfiguration()
    return true
  }

  /// Opens a context menu with its preview above all other views.
  ///
  /// - Returns: Whether it is open; false if there is nothing to choose from.
  func open(_ session: ContextMenuSession, from source: UIView) -> Bool {
    guard let window = source.window, let id = source._nodeID else { return false }
    let provided = session.configuration._actionProvider?([])
    // A configuration without actions shows only its preview.
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

  /// Opens a bar of edit actions above all other views.
  ///
  /// - Returns: Whether it is open; false if there is nothing to choose from.
  func open(_ menu: UIMenu, _ session: EditMenuSession, from source: UIView) -> Bool {
    guard let window = source.window, let id = source._nodeID else { return false }
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

  /// Closes the menu if its source has gone or, for an edit menu, the responder that performs its
  /// actions.
  func updateMenu() {
    guard let menu = openMenu else { return }
    guard let source = menu.source, source._runtime === self, isReachable(source, besides: menu),
      menu.edit?.isOver(in: self) != true
    else { return closeMenu() }
  }

  /// Closes an edit menu when its source is scrolled.
  func closeEditMenu(within scroll: UIScrollView) {
    guard let menu = openMenu, menu.edit != nil, menu.source?.isDescendant(of: scroll) == true
    else { return }
    closeMenu()
  }
}
