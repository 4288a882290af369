import Foundation
import Rostrum

extension AppEnvironment {
  /// Returns a time in the user's format, such as 14:05, with the date if it is not today.
  func text(ofTime date: Date) -> String {
    let isToday = calendar.isDate(date, inSameDayAs: now())
    let style = Date.FormatStyle(
      date: isToday ? .omitted : .abbreviated,
      time: .omitted,
      locale: locale,
      calendar: calendar,
      timeZone: timeZone
    )
    // On Linux, `.shortened` omits the zero of 05:15.
    return date.formatted(style.hour().minute())
  }

  /// Returns the first whole minute that is not before a date, so that a retry at that time is not
  /// too early.
  func text(ofMinuteAfter date: Date) -> String {
    let minutes = (date.timeIntervalSinceReferenceDate / 60).rounded(.up)
    return text(ofTime: Date(timeIntervalSinceReferenceDate: minutes * 60))
  }
}
