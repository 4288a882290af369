import Foundation
import Rostrum

extension AppEnvironment {
  /// When somebody has said something, as the reader writes it: today the time, such as 14:05,
  /// else the day, with its year where that is another.
  func text(ofComment date: Date) -> String {
    var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
    let now = now()
    if calendar.isDate(date, inSameDayAs: now) {
      style = style.hour().minute()
    } else {
      style = style.month(.abbreviated).day()
      let isThisYear = calendar.isDate(date, equalTo: now, toGranularity: .year)
      if !isThisYear { style = style.year() }
    }
    return date.formatted(style)
  }
}
