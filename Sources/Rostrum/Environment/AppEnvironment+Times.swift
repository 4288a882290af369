public import Foundation

extension AppEnvironment {
  /// Returns a time in the user's format, such as 14:05, with the date if it is not today.
  public func text(ofTime date: Date) -> String {
    let isToday = calendar.isDate(date, inSameDayAs: now())
    return text(of: date, isToday ? .omitted : .abbreviated)
  }

  /// Returns a date and time in the user's format, such as 17 May 2026 at 14:05.
  public func text(ofDateAndTime date: Date) -> String {
    text(of: date, .abbreviated)
  }

  private func text(of date: Date, _ dateStyle: Date.FormatStyle.DateStyle) -> String {
    let style = Date.FormatStyle(
      date: dateStyle,
      time: .omitted,
      locale: locale,
      calendar: calendar,
      timeZone: timeZone
    )
    // On Linux, the time style `shortened` omits the zero of 05:15.
    return date.formatted(style.hour().minute())
  }
}
