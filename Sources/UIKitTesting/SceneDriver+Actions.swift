public import UIKitHosting

extension SceneDriver {
  /// Taps the element with this label: a button, a row, a bar button, or an alert's action.
  /// - Throws: `DriverError` when there is none, more than one, or the tap is dropped.
  public func tap(_ label: String, _ role: Role? = nil) throws {
    try tap(reachable(label, role))
  }

  public func tap(_ element: Element) throws {
    let action: InputEvent.Action =
      element.role == .cell ? .selectRow(element.id) : .tap(element.id)
    guard !send(action) else { return }
    // A view with custom gestures receives touches.
    guard let middle = middleOfTouched(element.id) else {
      throw DriverError.refused("tapping \(element)", screen: screen)
    }
    try tap(at: middle)
  }

  /// Taps the back button.
  public func goBack() throws {
    guard let button = find(nil, .backButton).first else {
      throw DriverError.notFound("a back button", screen: screen)
    }
    try tap(button)
  }

  /// Swipes from the leading edge and lets go: beyond the middle to finish, or before it to cancel.
  public func swipeBack(_ end: InputEvent.InteractionPhase = .finished) throws {
    try perform(.interactivePop(.began), "a swipe back")
    try perform(.interactivePop(end), "ending a swipe back")
  }

  /// Uses the browser's back button.
  public func browserBack() throws {
    guard let depth = display.address?.depth, depth > 0 else {
      throw DriverError.notFound("a screen to go back to", screen: screen)
    }
    try perform(.back(depth: depth - 1), "the browser's back button")
  }

  /// Swipes the topmost sheet down.
  public func dismissSheet() throws {
    guard let sheet = find(nil, .sheet).first else {
      throw DriverError.notFound("a sheet", screen: screen)
    }
    try perform(.dismiss(sheet.id), "swiping the sheet down")
  }

  /// Opens a path below the app's root.
  public func open(path: String) throws {
    try perform(.open(path: path), "opening \(path)")
  }

  /// Rotates the device or resizes the window; a tablet has a regular width, a phone a compact one.
  /// - Parameters:
  ///   - idiom: The type of the device.
  ///   - width: The width in points.
  ///   - height: The height in points.
  public func resize(to idiom: SceneEnvironment.Idiom, width: Double, height: Double) {
    var changed = environment
    changed.idiom = idiom
    changed.width = width
    changed.height = height
    setEnvironment(changed)
  }

  /// Switches between light and dark mode, as the user's system does.
  public func setStyle(_ style: InterfaceStyle) {
    var changed = environment
    changed.style = style
    setEnvironment(changed)
  }

  /// Changes the user's text size.
  public func setTextSize(_ size: SceneEnvironment.TextSize) {
    var changed = environment
    changed.textSize = size
    setEnvironment(changed)
  }

  func perform(_ action: InputEvent.Action, _ step: String) throws {
    guard send(action) else { throw DriverError.refused(step, screen: screen) }
  }

  /// Returns the element with a label; tappable elements take precedence over a bar's title or a
  /// label with the same text.
  private func reachable(_ label: String, _ role: Role?) throws -> Element {
    if role == nil {
      let tappable = find(label).filter {
        [.button, .cell, .backButton, .tab, .segment, .toggle].contains($0.role)
      }
      if tappable.count == 1 { return tappable[0] }
    }
    return try element(label, role)
  }
}
