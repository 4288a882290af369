public import Foundation

/// Gives an item that is shared when it is known what for.
///
/// Declare the conformance on the class that implements the methods.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// A value of the item's kind, by which activities decide whether they accept it.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any

  /// The item for an activity that was chosen; nil shares nothing.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}
