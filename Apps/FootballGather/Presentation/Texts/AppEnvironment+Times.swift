import Foundation
import Rostrum

extension AppEnvironment {
  /// A time as the reader writes it, such as 14:05; with its day where that is not today.
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

  /// The first whole minute that is not before a date: whoever comes back then does not come early.
  func text(ofMinuteAfter date: Date) -> String {
    let minutes = (date.timeIntervalSinceReferenceDate / 60).rounded(.up)
    return text(ofTime: Date(timeIntervalSinceReferenceDate: minutes * 60))
  }
}
