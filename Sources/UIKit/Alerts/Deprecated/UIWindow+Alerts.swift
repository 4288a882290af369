extension UIWindow {
  /// Returns a window for an alert that shows itself, above the app's windows.
  ///
  /// Its root controller retains the alert view, as a visible one is on iOS.
  static func _forAlerts(retaining alert: UIView) -> UIWindow {
    let screen = UIScreen.main
    let window = UIWindow(frame: screen.bounds)
    window.screen = screen
    window.windowLevel = .alert
    window.rootViewController = AlertRoot(retaining: alert)
    return window
  }

  /// Hides the window of an alert and releases what it retains.
  final func _hideAlert() {
    isHidden = true
    rootViewController = nil
  }
}

/// The empty screen below an alert that shows itself.
private final class AlertRoot: UIViewController {
  private let alert: UIView

  init(retaining alert: UIView) {
    self.alert = alert
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }
}
