public import Foundation

/// A notification that has come.
public final class UNNotification: NSObject, Sendable {
  public let date: Date
  public let request: UNNotificationRequest

  init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
  }
}
