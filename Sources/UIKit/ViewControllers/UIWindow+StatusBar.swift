extension UIWindow {
  /// Asks the screens that decide about the status bar, as a device does that shows none.
  final func _askForStatusBar() {
    _ = (_statusBarStyle, _hidesStatusBar)
    _ = _statusBarDecider(\.childForStatusBarHidden)?.preferredStatusBarUpdateAnimation
  }

  final var _statusBarStyle: UIStatusBarStyle {
    _statusBarDecider(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
  }

  final var _hidesStatusBar: Bool {
    _statusBarDecider(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
  }

  /// Asks the screen that decides about something at the edges.
  final func _ask<Value>(
    _ question: (UIViewController) -> Value,
    _ child: (UIViewController) -> UIViewController?
  ) {
    _ = _statusBarDecider(child).map(question)
  }

  private func _statusBarDecider(
    _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    var top = rootViewController
    while let next = top?._presentation?.presented, next._takesStatusBar { top = next }
    while let next = top.flatMap(child) { top = next }
    return top
  }

  /// Asks the screens that decide about orientations; those of the screen, which turns by itself, are
  /// not changed by it.
  final func _askForOrientations() {
    var top = rootViewController
    while let next = top?._presentation?.presented, next._takesStatusBar { top = next }
    _ = top?.supportedInterfaceOrientations
    guard let application = _runtime?.application else { return }
    _ = application._appDelegate.application(application, supportedInterfaceOrientationsFor: self)
  }
}

extension UIViewController {
  /// Whether it decides about the status bar while it is presented.
  fileprivate var _takesStatusBar: Bool {
    !_isAlert
      && (modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance)
  }
}
