import Foundation
import Rostrum

extension AppEnvironment {
  /// Returns a time in the user's format, such as 14:05, with the date if it is not today.
  func text(ofTime date: Date) -> String {
    let isToday = calendar.isDate(date, inSameDayAs: now())
    let style = Date.FormatStyle(
      date: isToday ? .omitted : .abbreviated,
      time: .shortened,
      locale: locale,
      calendar: calendar,
      timeZone: timeZone
    )
    return date.formatted(style)
  }
}
