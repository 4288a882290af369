import UIKitHosting

// Taps, and what replaces them: actions of assistive technology, menus and links.

extension _SceneRuntime {
  /// - Returns: Whether it applied.
  func handleTap(_ event: InputEvent) -> Bool {
    switch event.action {
    case .tap(let id): (tapTarget(id, event) as? any _Tappable)?._tapped() ?? false
    case .assist(let id, let assistance): assist(assistance, id, event)
    case .escape(let id, let way):
      escape(from: target(id, event), by: way.flatMap { target($0, event) })
    case .selectRow(let id): (tapTarget(id, event) as? any _TappableRow)?._rowTapped() ?? false
    case .accessory(let id):
      (tapTarget(id, event) as? UITableViewCell)?._accessoryTapped() ?? false
    case .openMenu(let id, let x, let y):
      target(id, event)?._openAnyMenu(at: CGPoint(x: x, y: y)) ?? false
    case .openLink(let id, let address, let opensWindow):
      openLink(address, opensWindow: opensWindow, in: target(id, event))
    default: false
    }
  }

  private func openLink(_ address: String, opensWindow: Bool, in view: UIView?) -> Bool {
    guard let url = URL(string: address), let view = view as? any _LinkShowing else { return false }
    return view._linkTapped(url, opensWindow: opensWindow)
  }

  /// Returns the target of a tap, unless a gesture has handled its touch.
  private func tapTarget(_ id: NodeID, _ event: InputEvent) -> UIView? {
    guard let view = target(id, event), touchDispatcher?.hasHandledTap(on: view) != true else {
      return nil
    }
    makeKeyWindow(of: view)
    return view
  }
}

extension _WebView: _LinkShowing {}
