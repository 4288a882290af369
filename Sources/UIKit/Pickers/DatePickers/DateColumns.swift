/// The contents of a date picker's wheels, and the date that they represent.
///
/// A countdown is the time of a day that starts with a duration of zero.
struct _DateColumns {
  /// The parts in reading order.
  let parts: [_DatePart]
  let calendar: Calendar
  let locale: Locale
  /// The interval of minutes, a divisor of 60.
  let minuteInterval: Int
  /// The date of the first row of a wheel of years or dates.
  let start: Date
  /// The number of rows of these wheels.
  let count: Int
  /// A Boolean value that indicates whether it shows a duration, rather than a date.
  let isCountDown: Bool
  /// The name of the day that contains `now`.
  let today: String
  let now: Date

  // MARK: From a date to rows

  func row(of part: _DatePart, at date: Date) -> Int {
    switch part {
    case .hour: calendar.component(.hour, from: date)
    case .hourOfHalf: calendar.component(.hour, from: date) % 12
    case .period: calendar.component(.hour, from: date) / 12
    case .minute: calendar.component(.minute, from: date) / minuteInterval
    case .day: calendar.component(.day, from: date) - 1
    case .month: calendar.component(.month, from: date) - 1
    case .year: calendar.component(.year, from: date) - firstYear
    case .date: days(to: date)
    }
  }

  private var firstYear: Int { calendar.component(.year, from: start) }

  private func days(to date: Date) -> Int {
    let first = calendar.startOfDay(for: start)
    let last = calendar.startOfDay(for: date)
    return calendar.dateComponents([.day], from: first, to: last).day ?? 0
  }

  // MARK: From rows to a date

  /// Returns the date for a row of a part; the other parts are those of `date`.
  ///
  /// A day that its month lacks becomes the month's last day.
  func date(turning part: _DatePart, to row: Int, at date: Date) -> Date {
    switch part {
    case .day, .month, .year: day(turning: part, to: row, at: date)
    case .date: time(of: date, on: calendar.date(byAdding: .day, value: row, to: start) ?? date)
    case .hour, .hourOfHalf, .minute, .period: time(turning: part, to: row, at: date)
    }
  }

  private func day(turning part: _DatePart, to row: Int, at date: Date) -> Date {
    var wanted = calendar.dateComponents([.year, .month, .day], from: date)
    switch part {
    case .day: wanted.day = row + 1
    case .month: wanted.month = row + 1
    default: wanted.year = firstYear + row
    }
    let first = DateComponents(year: wanted.year, month: wanted.month, day: 1)
    let month = calendar.date(from: first) ?? date
    let length = calendar.range(of: .day, in: .month, for: month)?.count ?? 28
    let shift = min(wanted.day ?? 1, length) - 1
    return time(of: date, on: calendar.date(byAdding: .day, value: shift, to: month) ?? date)
  }

  private func time(of date: Date, on day: Date) -> Date {
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    return moment(on: day, time.hour ?? 0, time.minute ?? 0, time.second ?? 0)
  }

  private func time(turning part: _DatePart, to row: Int, at date: Date) -> Date {
    let time = calendar.dateComponents([.hour, .minute], from: date)
    var hour = time.hour ?? 0
    var minute = (time.minute ?? 0) / minuteInterval * minuteInterval
    switch part {
    case .hour: hour = row
    case .hourOfHalf: hour = hour / 12 * 12 + row
    case .period: hour = hour % 12 + row * 12
    default: minute = row * minuteInterval
    }
    return moment(on: date, hour, minute, 0)
  }

  /// Returns a time of a day; a time that the day skips becomes the next existing one.
  private func moment(on day: Date, _ hour: Int, _ minute: Int, _ second: Int) -> Date {
    calendar.date(bySettingHour: hour, minute: minute, second: second, of: day) ?? day
  }
}
