import UIKitHosting

// Screens that the user leaves, closes or opens.

extension _SceneRuntime {
  /// - Returns: Whether it applied.
  func handleNavigation(_ event: InputEvent) -> Bool {
    switch event.action {
    case .back(let depth): goBack(to: depth)
    case .interactivePop(let phase):
      window?.rootViewController?._visible.navigationController?._interactivePop(phase) ?? false
    case .dismiss(let id): (target(id, event) as? any _Dismissible)?._dismissed() ?? false
    case .selectDetent(let id, let number):
      (target(id, event) as? _PresentationView)?.presentation?._detentDragged(to: number) ?? false
    case .open(let path): open(path)
    default: false
    }
  }

  /// Leaves the topmost screens until `depth` screens can still be left.
  ///
  /// Each is asked as if the user had used its own back button. A screen that refuses because it is
  /// in transition is asked again once it and the transitions that follow have ended.
  private func goBack(to depth: Int) -> Bool {
    closeMenu()
    guard let root = window?.rootViewController, depth >= 0 else {
      addressMustBeSent()
      return false
    }
    let transition = root._topmost.transitionCoordinator
    let result = depth < root._depth ? root._goBack(by: root._depth - depth) : .impossible
    let isAskedAgain =
      result != .dismissed
      && transition?.animate(alongsideTransition: nil) { [weak self] _ in
        Self.inTurn(of: self) { [weak self] in
          guard let self, isConnected else { return }
          _ = goBack(to: depth)
        }
      } == true
    guard !isAskedAgain else { return true }
    addressMustBeSent()
    return result != .impossible
  }

  /// Returns a URL below the app's root; nil if the path is invalid.
  static func url(below path: String) -> URL? {
    path.hasPrefix("/") ? URL(string: path) : nil
  }

  private func open(_ path: String) -> Bool {
    guard let url = Self.url(below: path) else { return false }
    if application._hasNoSceneDelegate {
      _ = application._appDelegate.application(application, open: url, options: [:])
    } else {
      sceneDelegate?.scene(windowScene, openURLContexts: [UIOpenURLContext(url: url)])
    }
    addressMustBeSent()
    return true
  }
}

extension _PresentationView: _Dismissible {
  func _dismissed() -> Bool {
    presentation.map { $0._dismissAttempted() != .impossible } ?? false
  }
}

extension _MenuView: _Dismissible {
  func _dismissed() -> Bool {
    _runtime?.close(self) ?? false
  }
}
