public import Foundation

/// A source that provides a shared item once the activity is known.
///
/// Declare the conformance on the class that implements the methods.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns a value of the item's type, by which activities determine whether they accept it.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any

  /// Returns the item for a chosen activity; nil shares nothing.
  ///
  /// The activity is nil for the browser's own sharing, which gets the item when the controller is
  /// presented.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?

  /// Returns the subject of a message with the item; optional, empty by default.
  ///
  /// The browser's own sharing uses it as title.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
