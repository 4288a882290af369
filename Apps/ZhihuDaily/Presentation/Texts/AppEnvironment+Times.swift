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
}
