import Foundation
import Rostrum

extension AppEnvironment {
  /// When somebody has said something, as the reader writes it: today the time, such as 14:05,
  /// else the day, with its year where that is another.
  ///
  /// Where the paper's clock is ahead of the reader's it was said just now.
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
