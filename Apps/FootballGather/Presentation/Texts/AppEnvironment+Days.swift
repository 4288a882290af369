import Foundation
import Rostrum

extension AppEnvironment {
  /// Returns a date and time in the user's format, such as 17 May 2026 at 14:05.
  func text(ofDay date: Date) -> String {
    let style = Date.FormatStyle(
      date: .abbreviated,
      time: .omitted,
      locale: locale,
      calendar: calendar,
      timeZone: timeZone
    )
    // On Linux, `.shortened` omits the zero of 05:15.
    return date.formatted(style.hour().minute())
  }
}
