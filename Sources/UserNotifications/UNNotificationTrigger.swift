public import Foundation

/// What brings a notification about.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  // Immutable, like its subclasses.

  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
  }

  /// The next time after a date, nil for none.
  func nextDate(after date: Date) -> Date? { nil }
}

/// A time after the request.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  // Immutable.

  /// The time in seconds.
  public let timeInterval: TimeInterval

  /// Creates a trigger.
  ///
  /// - Parameters:
  ///   - timeInterval: The time in seconds, above zero; 60 at least if it repeats.
  ///   - repeats: Whether it begins again.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(timeInterval > 0, "Expected a time above zero, got \(timeInterval).")
    precondition(
      !repeats || timeInterval >= 60,
      "Expected 60 seconds at least of a repeating trigger, got \(timeInterval)."
    )
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// The next time from now on.
  public func nextTriggerDate() -> Date? { nextDate(after: Date()) }

  override func nextDate(after date: Date) -> Date? { date + timeInterval }
}

/// A time of the calendar.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  // Immutable.

  public let dateComponents: DateComponents

  /// Creates a trigger.
  ///
  /// - Parameters:
  ///   - dateComponents: The components that the time must have.
  ///   - repeats: Whether it comes each time.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// The next time from now on.
  public func nextTriggerDate() -> Date? { nextDate(after: Date()) }

  override func nextDate(after date: Date) -> Date? {
    (dateComponents.calendar ?? .current).nextDate(
      after: date,
      matching: dateComponents,
      matchingPolicy: .nextTime
    )
  }
}
