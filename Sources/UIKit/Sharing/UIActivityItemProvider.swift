public import Foundation

/// An operation that makes a shared item when the user has chosen an activity.
///
/// A subclass overrides ``item``, which is called once, outside of the main thread.
nonisolated open class UIActivityItemProvider: Operation, UIActivityItemSource,
  @unchecked Sendable
{
  // Unchecked, as operations are: a lock guards the mutable state.

  private struct State {
    var activityType: UIActivity.ActivityType?
    var provided: Any?
  }

  /// The value by which activities determine whether they accept the item.
  public let placeholderItem: Any?
  private let lock = NSLock()
  private var state = State()

  /// - Parameter placeholderItem: A value of the item's type, such as an empty text.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The chosen activity, while the item is made; nil before.
  public var activityType: UIActivity.ActivityType? { lock.withLock { state.activityType } }

  /// The item for ``activityType``; the placeholder unless overridden.
  open var item: Any { placeholderItem ?? NSNull() }

  /// Makes the item.
  open override func main() {
    guard !isCancelled else { return }
    let made = item
    lock.withLock { state.provided = made }
  }

  @MainActor
  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any {
    placeholderItem ?? NSNull()
  }

  /// Returns the item, once it is made.
  @MainActor
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    lock.withLock { state.provided }
  }

  /// A Boolean value that indicates whether the operation still has to run.
  final var _isWaiting: Bool { !isFinished && !isExecuting && !isCancelled }

  final func _prepare(for activityType: UIActivity.ActivityType?) {
    lock.withLock { state.activityType = activityType }
  }
}
