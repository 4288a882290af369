public import Foundation

/// Something to do with what is shared: one of the app's own, which `UIActivityViewController` offers.
///
/// A subclass accepts items in ``canPerform(withActivityItems:)``, is given them by
/// ``prepare(withActivityItems:)``, does its work in ``perform()`` or shows its ``activityViewController``, and
/// calls ``activityDidFinish(_:)`` when it is done.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  public enum Category: Int, Sendable {
    case action, share
  }

  /// Called when the activity is done.
  final var _onFinish: ((Bool) -> Void)?

  public override init() {
    super.init()
  }

  /// The kind of the activity, `.action` unless overridden; both kinds stand in one list.
  open class var activityCategory: UIActivity.Category { .action }

  /// The name that the app knows the activity by.
  open var activityType: UIActivity.ActivityType? { nil }

  /// The text that it is offered by.
  open var activityTitle: String? { nil }

  /// A picture of it, which lists of texts here do not show.
  open var activityImage: UIImage? { nil }

  /// Whether it can do something with items; it is offered then.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Called with the items when the activity was chosen.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// A screen in which the activity is done; nil has ``perform()`` called instead.
  open var activityViewController: UIViewController? { nil }

  /// Does what the activity is for.
  open func perform() {}

  /// Ends the activity, and puts its screen away.
  ///
  /// - Parameter completed: Whether it was done.
  open func activityDidFinish(_ completed: Bool) {
    let finish = _onFinish
    _onFinish = nil
    finish?(completed)
  }
}
