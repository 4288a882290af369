extension UIWindow {
  /// Queries the screens that determine the status bar, as a device without a status bar does.
  final func _queryStatusBar() {
    _ = (_statusBarStyle, _hidesStatusBar)
    _ = _statusBarDecider(\.childForStatusBarHidden)?.preferredStatusBarUpdateAnimation
  }

  final var _statusBarStyle: UIStatusBarStyle {
    _statusBarDecider(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
  }

  final var _hidesStatusBar: Bool {
    _statusBarDecider(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
  }

  /// Queries the screen that determines a behaviour at the screen edges.
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

  /// Queries the frontmost screen and the app for the orientations that they support.
  ///
  /// A device rotates by itself. A page that draws a phone turns it if all are landscape.
  final func _queryOrientations() {
    guard let application = _runtime?.application, _runtime?.window === self else { return }
    var top = rootViewController
    while let next = top?._presentation?.presented, next._takesStatusBar { top = next }
    let ofApp =
      application._appDelegate.application(application, supportedInterfaceOrientationsFor: self)
    let both = top.map { $0.supportedInterfaceOrientations.intersection(ofApp) } ?? ofApp
    // iOS traps if nothing is common.
    let supported = both.isEmpty ? ofApp : both
    _isLandscape = !supported.isEmpty && supported.isSubset(of: .landscape)
  }
}

extension UIViewController {
  /// A Boolean value indicating whether the controller determines the status bar while it is
  /// presented.
  fileprivate var _takesStatusBar: Bool {
    !_isAlert
      && (modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance)
  }
}
