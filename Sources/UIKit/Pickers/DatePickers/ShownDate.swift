/// The values that a date picker without wheels shows.
struct _ShownDate {
  var date: Date
  let mode: UIDatePicker.Mode
  let calendar: Calendar
  let locale: Locale
  /// The minimum date; nil, like the maximum, if the two contradict each other.
  let minimum: Date?
  let maximum: Date?
  let minuteInterval: Int
  let isEnabled: Bool
  let now: Date
  let texts: _PickerTexts

  var showsDate: Bool { mode != .time }
  var showsTime: Bool { mode != .date }

  // MARK: Texts

  func text(
    _ date: Date,
    _ dateStyle: DateFormatter.Style,
    _ timeStyle: DateFormatter.Style = .none
  ) -> String {
    let formatter = formatter
    formatter.dateStyle = dateStyle
    formatter.timeStyle = timeStyle
    return formatter.string(from: date)
  }

  func text(_ date: Date, template: String) -> String {
    let formatter = formatter
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }

  /// Returns the numbers of days, in the locale's digits.
  func numbers(_ days: [Date]) -> [String] {
    let formatter = formatter
    formatter.dateFormat = "d"
    return days.map { formatter.string(from: $0) }
  }

  /// Returns full dates, for screen readers.
  func accessibilityLabels(_ days: [Date]) -> [String] {
    let formatter = formatter
    formatter.dateStyle = .full
    return days.map { day in
      let text = formatter.string(from: day)
      return calendar.isDate(day, inSameDayAs: now) ? "\(texts.today), \(text)" : text
    }
  }

  private var formatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = locale
    formatter.timeZone = calendar.timeZone
    return formatter
  }

  // MARK: Days

  /// Returns whether any time of a day can be chosen.
  func isAllowed(_ day: Date) -> Bool {
    guard let interval = calendar.dateInterval(of: .day, for: day) else { return false }
    return interval.end > minimum ?? .distantPast && interval.start <= maximum ?? .distantFuture
  }

  /// Returns a day at the chosen time; a time that the day skips becomes the next existing one.
  func moment(on day: Date) -> Date {
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    return calendar.date(
      bySettingHour: time.hour ?? 0,
      minute: time.minute ?? 0,
      second: time.second ?? 0,
      of: day
    ) ?? day
  }
}

/// A view that shows a date and lets the user choose another.
@MainActor
protocol _DateContent: UIView {
  var chosen: (Date) -> Void { get set }
  func show(_ shown: _ShownDate)
}
