public import Foundation

/// A notification that is wanted.
public final class UNNotificationRequest: NSObject, Sendable {
  /// A new request replaces the one with its identifier.
  public let identifier: String
  public let content: UNNotificationContent
  /// Nil is at once.
  public let trigger: UNNotificationTrigger?

  public init(
    identifier: String,
    content: UNNotificationContent,
    trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content.snapshot
    self.trigger = trigger
  }
}
