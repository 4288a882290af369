import UIKitHosting

// Actions of assistive technology and keys, which views may handle themselves.

extension _SceneRuntime {
  func assist(_ assistance: InputEvent.Assistance, _ id: NodeID, _ event: InputEvent) -> Bool {
    guard let view = target(id, event) else { return false }
    switch assistance {
    case .activate:
      if (view as? UIControl)?.isEnabled ?? true, view.accessibilityActivate() { return true }
      let isRow = view is any _TappableRow
      guard isRow || view is any _Tappable else { return touch(view) }
      return handle(
        InputEvent(seen: event.seen, action: isRow ? .selectRow(id) : .tap(id))
      )
    case .increment, .decrement:
      guard view._isAdjustable else { return false }
      if assistance == .increment {
        view.accessibilityIncrement()
      } else {
        view.accessibilityDecrement()
      }
      return true
    }
  }

  /// Taps a view that does not activate itself, as VoiceOver does.
  private func touch(_ view: UIView) -> Bool {
    dispatcher.tap(at: view.accessibilityActivationPoint)
  }

  /// Offers the escape gesture from the focused view up the responder chain; if it is not handled,
  /// leaves the frontmost screen.
  ///
  /// If the focused view can no longer be reached, starts from the element that leaves the screen.
  func escape(from start: UIView?, by way: UIView?) -> Bool {
    guard let start = start ?? way else { return false }
    if performEscape(from: start) { return true }
    if let sheet = way as? _PresentationView { return sheet._dismissed() }
    return (way as? any _Tappable)?._tapped() ?? false
  }

  private func performEscape(from start: UIView) -> Bool {
    var responder: UIResponder? = start
    if let page = start as? _NavigationPage {
      responder = page.controller._innermost.viewIfLoaded ?? page
    } else if start is _PresentationView || start is UIWindow {
      responder = start.window?.rootViewController?._visible.viewIfLoaded ?? start
    }
    var asked: Set<ObjectIdentifier> = []
    while let current = responder {
      // From a bar, the responder chain does not include the screen that it belongs to.
      if let screen = (current as? _NavigationPage)?.controller,
        asked.insert(ObjectIdentifier(screen)).inserted, screen.accessibilityPerformEscape()
      {
        return true
      }
      if current is UIViewController { asked.insert(ObjectIdentifier(current)) }
      if current.accessibilityPerformEscape() { return true }
      responder = current.next
    }
    return false
  }

  /// Schedules an update of a view's reading order and of its class's accessibility overrides for
  /// the next commit.
  func setNeedsAccessibilityUpdate(_ view: UIView) {
    if !accessibilityViews.contains(where: { $0 === view }) { accessibilityViews.append(view) }
  }

  /// Updates reading orders for changed subviews, and the values of accessibility overrides.
  func updateAccessibility() {
    accessibilityViews.removeAll { $0._runtime !== self || !$0._updateAccessibilityIfNeeded() }
  }
}
