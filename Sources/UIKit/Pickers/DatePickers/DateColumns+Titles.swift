// The localized titles of rows.

extension _DateColumns {
  func titles(of part: _DatePart) -> [String] {
    switch part {
    case .hour: (0..<24).map { padded($0) }
    case .hourOfHalf: (0..<12).map { $0 == 0 ? "12" : String($0) }
    case .minute: stride(from: 0, to: 60, by: minuteInterval).map { padded($0) }
    case .period: [formatter("j").amSymbol, formatter("j").pmSymbol]
    case .day: titles(count: 31, "d", by: .day)
    case .month: titles(count: 12, isNumeric ? "M" : "LLLL", by: .month)
    case .year: years()
    case .date: dates()
    }
  }

  private func padded(_ number: Int) -> String {
    number < 10 && !isCountDown ? "0\(number)" : String(number)
  }

  /// A Boolean value that indicates whether months are numeric, as in Chinese, Japanese and Korean.
  private var isNumeric: Bool {
    ["zh", "ja", "ko"].contains(locale.language.languageCode?.identifier)
  }

  /// Returns titles that start at the first of January.
  private func titles(
    count: Int,
    _ template: String,
    by unit: Calendar.Component
  ) -> [String] {
    let formatter = formatter(template)
    let first = calendar.date(from: DateComponents(year: 2001, month: 1, day: 1)) ?? start
    return (0..<count).map { step in
      formatter.string(from: calendar.date(byAdding: unit, value: step, to: first) ?? first)
    }
  }

  private func years() -> [String] {
    let formatter = formatter("y")
    return (0..<count).map { step in
      formatter.string(from: calendar.date(byAdding: .year, value: step, to: start) ?? start)
    }
  }

  private func dates() -> [String] {
    let formatter = formatter("EEEMMMd")
    return (0..<count).map { step in
      let date = calendar.date(byAdding: .day, value: step, to: start) ?? start
      let isToday = calendar.isDate(date, inSameDayAs: now)
      return isToday ? today : formatter.string(from: date)
    }
  }

  private func formatter(_ template: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = locale
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter
  }
}
