public import Foundation

/// A custom activity for shared items, which `UIActivityViewController` offers.
///
/// A subclass accepts items in ``canPerform(withActivityItems:)`` and receives them in
/// ``prepare(withActivityItems:)``. It works in ``perform()`` or shows its
/// ``activityViewController``, and calls ``activityDidFinish(_:)`` when it is done.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  public enum Category: Int, Sendable {
    case action, share
  }

  /// Called when the activity has finished.
  final var _onFinish: ((Bool) -> Void)?

  public override init() {
    super.init()
  }

  /// The kind of the activity, `.action` unless overridden; both kinds are in one list.
  open class var activityCategory: UIActivity.Category { .action }

  /// The identifier of the activity.
  open var activityType: UIActivity.ActivityType? { nil }

  /// The title under which the activity is listed.
  open var activityTitle: String? { nil }

  /// An image of the activity, which the text lists here do not show.
  open var activityImage: UIImage? { nil }

  /// Returns whether the activity can handle the items, so that it is listed.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Called with the items after the activity was chosen.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// The view controller of the activity; nil to call ``perform()`` instead.
  open var activityViewController: UIViewController? { nil }

  /// Performs the activity.
  open func perform() {}

  /// Ends the activity and dismisses its view controller.
  ///
  /// - Parameter completed: Whether the activity was completed.
  open func activityDidFinish(_ completed: Bool) {
    let finish = _onFinish
    _onFinish = nil
    finish?(completed)
  }
}
