public import Foundation

/// A date of the Gregorian calendar in Shanghai, regardless of the device's calendar and time zone.
public struct NewsDate: Sendable, Hashable, Comparable {
  /// The number of days since 1 January 1970.
  public let dayNumber: Int

  /// The date of the first stories; there are no older ones.
  public static let first = NewsDate(dayNumber: 15_844)

  public init(dayNumber: Int) {
    self.dayNumber = dayNumber
  }

  /// Makes the date in Shanghai at a moment.
  public init(_ moment: Date) {
    // China has had no daylight saving time since 1991: the offset is always eight hours.
    self.init(moment, hoursAhead: 8)
  }

  /// Makes the date in a time zone at a moment.
  public init(_ moment: Date, in zone: TimeZone) {
    self.init(moment, hoursAhead: Double(zone.secondsFromGMT(for: moment)) / 3_600)
  }

  private init(_ moment: Date, hoursAhead hours: Double) {
    let seconds = (moment.timeIntervalSince1970 + hours * 3_600).rounded(.down)
    dayNumber = Int((seconds / 86_400).rounded(.down))
  }

  /// Parses "20230421"; returns nil for anything else, including dates that do not exist.
  public init?(_ text: String) {
    let digits = Array(text.utf8)
    guard digits.count == 8, digits.allSatisfy({ (48...57).contains($0) }) else { return nil }
    let number = digits.reduce(0) { $0 * 10 + Int($1 - 48) }
    let (year, month, day) = (number / 10_000, number / 100 % 100, number % 100)
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    self.init(dayNumber: Self.dayNumber(year: year, month: month, day: day))
    // Without this check, 31 April would become 1 May.
    guard self.month == month, self.day == day else { return nil }
  }

  public var year: Int { civil.year }
  /// The month, from 1 to 12.
  public var month: Int { civil.month }
  /// The day of the month, from 1 to 31.
  public var day: Int { civil.day }

  /// Returns the date a number of days later, or earlier for a negative number.
  public func adding(days: Int) -> NewsDate { NewsDate(dayNumber: dayNumber + days) }

  public static func < (one: NewsDate, other: NewsDate) -> Bool { one.dayNumber < other.dayNumber }

  // MARK: - Arithmetic

  // Howard Hinnant's algorithm: years begin in March, eras have 400 years. Exact for all dates.
  private var civil: (year: Int, month: Int, day: Int) {
    let shifted = dayNumber + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  private static func dayNumber(year: Int, month: Int, day: Int) -> Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}

extension NewsDate: CustomStringConvertible {
  /// The server's format: "20230421".
  public var description: String { String(year * 10_000 + month * 100 + day) }
}

extension NewsDate: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let date = NewsDate(text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "Expected a date such as 20230421, got \(text.prefix(20))"
      )
    }
    self = date
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
