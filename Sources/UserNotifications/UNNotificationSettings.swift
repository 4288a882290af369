public import Foundation

/// Whether a kind of notifications is allowed.
public enum UNNotificationSetting: Int, Sendable {
  case notSupported = 0
  case disabled = 1
  case enabled = 2
}

/// What notifications of the app may do.
public final class UNNotificationSettings: NSObject, Sendable {
  public let authorizationStatus: UNAuthorizationStatus
  private let options: UNAuthorizationOptions

  init(_ options: UNAuthorizationOptions?) {
    authorizationStatus = options == nil ? .notDetermined : .authorized
    self.options = options ?? []
  }

  public var alertSetting: UNNotificationSetting { setting(.alert) }
  public var soundSetting: UNNotificationSetting { setting(.sound) }
  /// Pages have no icon with a number.
  public var badgeSetting: UNNotificationSetting { .notSupported }

  private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
    options.contains(option) ? .enabled : .disabled
  }
}
