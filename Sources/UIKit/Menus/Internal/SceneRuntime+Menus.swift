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
    openMenu?.removeFromSuperview()
    (openMenu?.source as? UIButton)?.setNeedsUpdateConfiguration()
    openMenu = nil
  }

  /// A menu goes with what it was opened from.
  func settleMenu() {
    guard let menu = openMenu else { return }
    guard let source = menu.source, source._runtime === self, isReachable(source, besides: menu)
    else { return closeMenu() }
  }
}
