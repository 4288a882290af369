import UIKitHosting

// What assistive technology and keys ask for, which views may answer themselves.

extension _SceneRuntime {
  func assist(_ assistance: InputEvent.Assistance, _ id: NodeID, _ event: InputEvent) -> Bool {
    guard let view = target(id, event) else { return false }
    switch assistance {
    case .activate:
      if (view as? UIControl)?.isEnabled ?? true, view.accessibilityActivate() { return true }
      let isRow = view is UITableViewCell || view is UICollectionViewCell
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

  /// Asks from where the person is outwards; if nobody knows better, leaves what is in front.
  ///
  /// Where that place cannot be reached any more, asks from the way out.
  func escape(from start: UIView?, by way: UIView?) -> Bool {
    guard let start = start ?? way else { return false }
    if isEscapeTaken(from: start) { return true }
    if let sheet = way as? _PresentationView {
      return sheet.presentation.map { $0._dismissAttempted() != .impossible } ?? false
    }
    return (way as? any _Tappable)?._tapped() ?? false
  }

  private func isEscapeTaken(from start: UIView) -> Bool {
    var responder: UIResponder? = start
    if let page = start as? _NavigationPage {
      responder = page.controller._innermost.viewIfLoaded ?? page
    } else if start is _PresentationView || start is UIWindow {
      responder = window?.rootViewController?._visible.viewIfLoaded ?? start
    }
    var asked: Set<ObjectIdentifier> = []
    while let current = responder {
      // From a bar, the way outwards does not lead past the screen that it belongs to.
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

  /// Has the order in which a view is read, and what its class says itself, settled with the next
  /// commit.
  func noteSpeaking(_ view: UIView) {
    if !speakingViews.contains(where: { $0 === view }) { speakingViews.append(view) }
  }

  /// Says anew what is read in which order, where other views are there now, and what classes say.
  func settleSpeaking() {
    speakingViews.removeAll { $0._runtime !== self || !$0._settleSpeaking() }
  }
}
