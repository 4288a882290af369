import UIKitHosting

// What assistive technology and keys ask for, which views may answer themselves.

extension _SceneRuntime {
  func assist(_ assistance: InputEvent.Assistance, _ id: NodeID, _ event: InputEvent) -> Bool {
    guard let view = target(id, event) else { return false }
    switch assistance {
    case .activate:
      if (view as? UIControl)?.isEnabled ?? true, view.accessibilityActivate() { return true }
      let isRow = view is UITableViewCell || view is UICollectionViewCell
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

  /// Asks from where the person is outwards; if nobody knows better, leaves what is in front.
  func escape(from start: UIView?, by way: UIView?) -> Bool {
    guard let start else { return false }
    var responder: UIResponder? = start
    if start is _PresentationView || start is _NavigationPage || start is UIWindow {
      responder = window?.rootViewController?._visible.viewIfLoaded ?? start
    }
    while let current = responder {
      if current.accessibilityPerformEscape() { return true }
      responder = current.next
    }
    if let sheet = way as? _PresentationView {
      return sheet.presentation.map { $0._dismissAttempted() != .impossible } ?? false
    }
    return (way as? any _Tappable)?._tapped() ?? false
  }

  /// Says anew what is read in which order, where other views are there now.
  func settleReadingOrders() {
    orderedViews.removeAll { $0._runtime !== self || !$0._settleReadingOrder() }
  }
}
