import UIKitHosting

extension SceneDriver {
  /// Opens the menu of a button, a bar button, a row, or an element with accessibility actions.
  ///
  /// It taps if that opens the menu, else it presses long.
  ///
  /// - Throws: `DriverError` when there is no such element, more than one, or no menu opens.
  public func openMenu(_ label: String, _ role: Role? = nil) throws {
    let sources = find(label, role).filter { element in
      [.button, .cell].contains(element.role)
        || display.tree[element.id].map { $0.menuOffer != .none } ?? false
    }
    guard let source = sources.first else {
      throw DriverError.notFound("something with a menu \"\(label)\"", screen: screen)
    }
    if sources.count > 1 {
      throw DriverError.ambiguous("\"\(label)\"", count: sources.count, screen: screen)
    }
    try openMenu(source)
  }

  /// Opens the menu of an element.
  ///
  /// - Throws: `DriverError` when no menu opens.
  public func openMenu(_ source: Element) throws {
    if display.tree[source.id]?.menuOffer == .onTap { return try tap(source) }
    try perform(.openMenu(source.id, x: 0, y: 0), "asking for the menu of \(source)")
  }

  /// Chooses an item of the open menu.
  public func chooseMenuItem(_ title: String) throws {
    try tap(element(title, .menuItem))
  }

  /// Taps the preview of the open context menu.
  ///
  /// - Throws: `DriverError` if no menu is open.
  public func tapMenuPreview() throws {
    guard let menu = find(nil, .menu).first else {
      throw DriverError.notFound("an open menu", screen: screen)
    }
    try perform(.tap(menu.id), "tapping the preview of the menu")
  }

  /// Closes the open menu without a choice.
  public func closeMenu() throws {
    guard let menu = find(nil, .menu).first else {
      throw DriverError.notFound("an open menu", screen: screen)
    }
    try perform(.dismiss(menu.id), "closing the menu")
  }
}
