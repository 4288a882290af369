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
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}
