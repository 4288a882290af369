/// A delegate that is notified of the buttons of an alert view.
///
/// All requirements are optional.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
  /// Called when the user has chosen a button, before the other two calls about it.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  func willPresent(_ alertView: UIAlertView)
  func didPresent(_ alertView: UIAlertView)
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)

  /// Called before an alert with fields appears, and after each edit of them.
  /// - Returns: Whether the first button other than the cancel button is enabled.
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  public func willPresent(_ alertView: UIAlertView) {}
  public func didPresent(_ alertView: UIAlertView) {}
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}
