import Foundation

/// A day in Shanghai.
struct EditionDate: Sendable, Hashable, Comparable {
  /// The days since 1 January 1970.
  let number: Int

  init(number: Int) {
    self.number = number
  }

  /// Returns the current day in Shanghai, eight hours ahead of Greenwich.
  init(_ moment: Date) {
    number = Int(((moment.timeIntervalSince1970 + 8 * 3_600) / 86_400).rounded(.down))
  }

  /// Parses "20230421"; nil for anything else.
  init?(_ text: String) {
    guard text.utf8.count == 8, text.utf8.allSatisfy({ (48...57).contains($0) }),
      let digits = Int(text)
    else { return nil }
    let parts = DateComponents(
      year: digits / 10_000,
      month: digits / 100 % 100,
      day: digits % 100
    )
    guard let date = Self.calendar.date(from: parts) else { return nil }
    self.init(number: Int((date.timeIntervalSince1970 / 86_400).rounded(.down)))
    // The 31st of April would become the 1st of May.
    guard self.text == text else { return nil }
  }

  /// The date as text, such as "20230421".
  var text: String {
    let parts = parts
    return String((parts.year ?? 0) * 10_000 + (parts.month ?? 0) * 100 + (parts.day ?? 0))
  }

  /// The month and day, such as "0421".
  var monthAndDay: String { String(text.suffix(4)) }

  /// Returns a time of the day in Shanghai, in seconds since 1970.
  func seconds(hour: Int, minute: Int = 0) -> Int {
    number * 86_400 + (hour - 8) * 3_600 + minute * 60
  }

  func adding(_ days: Int) -> EditionDate { EditionDate(number: number + days) }

  static func < (one: EditionDate, other: EditionDate) -> Bool { one.number < other.number }

  private var parts: DateComponents {
    // The day is represented by its first second in Greenwich.
    let date = Date(timeIntervalSince1970: Double(number) * 86_400)
    return Self.calendar.dateComponents([.year, .month, .day], from: date)
  }

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()
}
