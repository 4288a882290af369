public import Foundation

/// The name of a sound's file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The sound of a notification: pages have one, whatever its name is.
public final class UNNotificationSound: NSObject, Sendable {
  private override init() {}

  public init(named name: UNNotificationSoundName) {}

  public static let `default` = UNNotificationSound()
}
