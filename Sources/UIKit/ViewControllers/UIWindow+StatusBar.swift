extension UIWindow {
  /// Asks the screens that decide about the status bar, as a device does that shows none.
  final func _askForStatusBar() {
    guard var top = rootViewController else { return }
    while let next = top._presentation?.presented, next._takesStatusBar { top = next }
    var styled = top
    while let child = styled.childForStatusBarStyle { styled = child }
    _ = styled.preferredStatusBarStyle
    var hiding = top
    while let child = hiding.childForStatusBarHidden { hiding = child }
    _ = (hiding.prefersStatusBarHidden, hiding.preferredStatusBarUpdateAnimation)
  }
}

extension UIViewController {
  /// Whether it decides about the status bar while it is presented.
  fileprivate var _takesStatusBar: Bool {
    !_isAlert
      && (modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance)
  }
}
