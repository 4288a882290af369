public import Foundation

/// A point in time with microsecond precision, as `timestamptz` stores it.
public struct PostgreSQLTimestamp: Sendable, Hashable, Comparable {
  /// The microseconds since the beginning of 1970, UTC.
  public var microseconds: Int64

  public init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  /// Rounds to the nearest microsecond, and clamps dates that are out of range.
  public init(_ date: Date) {
    // The reference date is 2001, which is closer to today, so that fewer digits are lost.
    let seconds = date.timeIntervalSinceReferenceDate
    let whole = seconds.rounded(.down)
    guard abs(whole) < 9e12 else {
      self.init(microseconds: whole < 0 ? .min : .max)
      return
    }
    let since2001 = Int64(whole) * 1_000_000 + Int64(((seconds - whole) * 1_000_000).rounded())
    self.init(microseconds: since2001 + Self.start2001)
  }

  public var date: Date {
    let (since2001, _) = microseconds.subtractingReportingOverflow(Self.start2001)
    let (seconds, rest) = since2001.quotientAndRemainder(dividingBy: 1_000_000)
    return Date(timeIntervalSinceReferenceDate: Double(seconds) + Double(rest) / 1_000_000)
  }

  public static func < (a: PostgreSQLTimestamp, b: PostgreSQLTimestamp) -> Bool {
    a.microseconds < b.microseconds
  }

  private static let start2001: Int64 = 978_307_200_000_000
}

// MARK: - The server's text

extension PostgreSQLTimestamp {
  private static let perDay: Int64 = 86_400_000_000

  /// The time as `2026-11-21 07:09:40.123456+00`, followed by ` BC` before year 1.
  var text: String {
    var day = microseconds / Self.perDay
    var time = microseconds % Self.perDay
    if time < 0 { (day, time) = (day - 1, time + Self.perDay) }
    let (year, month, dayOfMonth) = Self.civil(day)
    let date = "\(pad(year > 0 ? year : 1 - year, 4))-\(pad(month, 2))-\(pad(dayOfMonth, 2))"
    let seconds = time / 1_000_000
    let clock = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { pad($0, 2) }
    let era = year > 0 ? "" : " BC"
    return "\(date) \(clock.joined(separator: ":")).\(pad(time % 1_000_000, 6))+00\(era)"
  }

  /// Parses a time; nil for `infinity`, and for other time zones than UTC.
  init?(text: String) {
    let isBefore = text.hasSuffix(" BC")
    let parts = text.dropLast(isBefore ? 3 : 0).split(separator: " ")
    guard parts.count == 2, parts[1].hasSuffix("+00") else { return nil }
    let date = parts[0].split(separator: "-").compactMap { Int64($0) }
    let clock = parts[1].dropLast(3).split(separator: ":")
    guard date.count == 3, clock.count == 3, let hour = Int64(clock[0]),
      let minute = Int64(clock[1]), let second = Self.microseconds(clock[2])
    else { return nil }
    let day = Self.days(isBefore ? 1 - date[0] : date[0], date[1], date[2])
    self.init(microseconds: day * Self.perDay + (hour * 60 + minute) * 60_000_000 + second)
  }

  /// Parses the seconds, such as `40.123456`; missing decimals are zeros.
  private static func microseconds(_ text: Substring) -> Int64? {
    let parts = text.split(separator: ".")
    guard let first = parts.first, let seconds = Int64(first) else { return nil }
    let digits = parts.count > 1 ? String(parts[1]) : ""
    guard digits.count <= 6 else { return nil }
    guard let rest = Int64(digits + String(repeating: "0", count: 6 - digits.count)) else {
      return nil
    }
    return seconds * 1_000_000 + rest
  }

  // The proleptic Gregorian calendar in eras of 400 years that begin in March, by Howard Hinnant:
  // https://howardhinnant.github.io/date_algorithms.html

  private static func days(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  private static func civil(_ days: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let days = days + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let march = (5 * dayOfYear + 2) / 153
    let month = march < 10 ? march + 3 : march - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * march + 2) / 5 + 1)
  }

  private func pad(_ number: Int64, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
