public import UIKitHosting

extension SceneDriver {
  /// Taps what has this label: a button, a row, a bar button, an alert's action.
  /// - Throws: `DriverError` when there is none, more than one, or the tap is dropped.
  public func tap(_ label: String, _ role: Role? = nil) throws {
    try tap(reachable(label, role))
  }

  public func tap(_ element: Element) throws {
    let action: InputEvent.Action =
      element.role == .cell ? .selectRow(element.id) : .tap(element.id)
    guard !send(action) else { return }
    // A view with gestures of its own takes touches.
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

  /// Swipes from the leading edge and lets go: over the middle, or before it.
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

  /// Goes to an address below the app's root.
  public func open(path: String) throws {
    try perform(.open(path: path), "opening \(path)")
  }

  /// Turns the device or resizes the window: a tablet's has a regular width, a phone's a compact one.
  /// - Parameters:
  ///   - idiom: The device that a window of this size is on.
  ///   - width: Points.
  ///   - height: Points.
  public func resize(to idiom: SceneEnvironment.Idiom, width: Double, height: Double) {
    var changed = environment
    changed.idiom = idiom
    changed.width = width
    changed.height = height
    setEnvironment(changed)
  }

  /// Switches between light and dark, as the reader's system does.
  public func setStyle(_ style: InterfaceStyle) {
    var changed = environment
    changed.style = style
    setEnvironment(changed)
  }

  /// The person chooses how large text is.
  public func setTextSize(_ size: SceneEnvironment.TextSize) {
    var changed = environment
    changed.textSize = size
    setEnvironment(changed)
  }

  func perform(_ action: InputEvent.Action, _ step: String) throws {
    guard send(action) else { throw DriverError.refused(step, screen: screen) }
  }

  /// A bar's title and a label may have a button's text: what can be tapped goes first.
  private func reachable(_ label: String, _ role: Role?) throws -> Element {
    if role == nil {
      let tappable = find(label).filter {
        [.button, .cell, .backButton, .tab, .segment].contains($0.role)
      }
      if tappable.count == 1 { return tappable[0] }
    }
    return try element(label, role)
  }
}
