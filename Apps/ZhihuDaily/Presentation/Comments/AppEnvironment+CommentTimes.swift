import Foundation
import Rostrum

extension AppEnvironment {
  /// Returns the time of a comment in the user's format: the time of day for today, such as 14:05,
  /// otherwise the date, with the year if it is not the current one.
  ///
  /// A time in the future, by a server clock that is ahead, is shown as now.
  func text(ofComment moment: Date) -> String {
    var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
    let now = now()
    let date = min(moment, now)
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
