/// A delegate that is notified of the buttons of an action sheet.
///
/// All requirements are optional.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
  /// Called when the user has chosen a button, before the other two calls about it.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  func willPresent(_ actionSheet: UIActionSheet)
  func didPresent(_ actionSheet: UIActionSheet)
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  public func willPresent(_ actionSheet: UIActionSheet) {}
  public func didPresent(_ actionSheet: UIActionSheet) {}

  public func actionSheet(
    _ actionSheet: UIActionSheet,
    willDismissWithButtonIndex buttonIndex: Int
  ) {}

  public func actionSheet(
    _ actionSheet: UIActionSheet,
    didDismissWithButtonIndex buttonIndex: Int
  ) {}
}
