public import Foundation

/// A tap on a notification.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

/// What the user did with a notification.
public final class UNNotificationResponse: NSObject, Sendable {
  public let notification: UNNotification
  /// `UNNotificationDefaultActionIdentifier`.
  public let actionIdentifier: String

  init(_ notification: UNNotification) {
    self.notification = notification
    actionIdentifier = UNNotificationDefaultActionIdentifier
  }
}
