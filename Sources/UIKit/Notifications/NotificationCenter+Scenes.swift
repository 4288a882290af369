public import Foundation

extension NotificationCenter {
  /// Adds a closure that observes notifications of a name.
  ///
  /// A closure that was added in a scene receives UIKit's notifications about that scene, not about
  /// others. The compiler prefers this method to Foundation's, which takes an optional name.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications.
  ///   - obj: The sender of the notifications; nil for all.
  ///   - queue: The queue on which the closure is called; nil for the thread of the post.
  ///   - block: The closure, which receives the notifications.
  /// - Returns: A token that removes the observer.
  public func addObserver(
    forName name: Notification.Name,
    object obj: Any?,
    queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    guard let scope = NotificationScope.current else {
      return addObserver(forName: Optional(name), object: obj, queue: queue, using: block)
    }
    let receive = scope.filtered { notification in Self.call(block, with: notification, on: queue) }
    return addObserver(forName: Optional(name), object: obj, queue: nil, using: receive)
  }

  /// Calls a closure on a queue and waits for it, as Foundation does.
  private static func call(
    _ block: @escaping @Sendable (Notification) -> Void,
    with notification: Notification,
    on queue: OperationQueue?
  ) {
    guard let queue, queue !== OperationQueue.main || !MainQueue.isCurrent else {
      return block(notification)
    }
    // Unchecked: the caller of `post` waits.
    nonisolated(unsafe) let notification = notification
    queue.addOperations([BlockOperation { block(notification) }], waitUntilFinished: true)
  }
}
