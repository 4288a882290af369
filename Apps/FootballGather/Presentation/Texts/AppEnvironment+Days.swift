import Foundation
import Rostrum

extension AppEnvironment {
  /// A day and its time as the reader writes them, such as 17 May 2026 at 14:05.
  func text(ofDay date: Date) -> String {
    let style = Date.FormatStyle(
      date: .abbreviated,
      time: .shortened,
      locale: locale,
      calendar: calendar,
      timeZone: timeZone
    )
    return date.formatted(style)
  }
}
