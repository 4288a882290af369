import Foundation
import Testing

@testable import PostgreSQLClient

struct PostgreSQLTimestampTests {
  @Test(arguments: [
    (0, "1970-01-01 00:00:00.000000+00"),
    (-1, "1969-12-31 23:59:59.999999+00"),
    (1_763_708_980_123_456, "2025-11-21 07:09:40.123456+00"),
    (951_782_400_000_000, "2000-02-29 00:00:00.000000+00"),
    (-62_135_596_800_000_000, "0001-01-01 00:00:00.000000+00"),
    (-62_135_596_800_000_001, "0001-12-31 23:59:59.999999+00 BC"),
    (253_402_300_800_000_000, "10000-01-01 00:00:00.000000+00"),
  ])
  func readsAndWritesTheServersText(microseconds: Int64, text: String) {
    let timestamp = PostgreSQLTimestamp(microseconds: microseconds)
    #expect(timestamp.text == text)
    #expect(PostgreSQLTimestamp(text: text) == timestamp)
  }

  @Test(arguments: [
    ("2025-11-21 07:09:40+00", 0), ("2025-11-21 07:09:40.5+00", 500_000),
    ("2025-11-21 07:09:40.00001+00", 10),
  ])
  func takesFewerDigitsForZeros(text: String, microseconds: Int64) {
    let whole: Int64 = 1_763_708_980_000_000
    #expect(PostgreSQLTimestamp(text: text)?.microseconds == whole + microseconds)
  }

  @Test(arguments: ["infinity", "-infinity", "", "2025-11-21", "2025-11-21 07:09:40+01", "a b+00"])
  func takesNothingElse(text: String) {
    #expect(PostgreSQLTimestamp(text: text) == nil)
  }

  @Test(arguments: [0, -1, 1, 1_763_708_980_123_456, -1_763_708_980_123_457])
  func keepsMicrosecondsInADate(microseconds: Int64) {
    let timestamp = PostgreSQLTimestamp(microseconds: microseconds)
    #expect(PostgreSQLTimestamp(timestamp.date) == timestamp)
  }

  @Test(arguments: [
    (Double.infinity, Int64.max), (-.infinity, .min), (.nan, .max), (1e300, .max), (-1e300, .min),
  ])
  func clampsDatesOutOfRange(seconds: Double, microseconds: Int64) {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    #expect(PostgreSQLTimestamp(date).microseconds == microseconds)
  }
}
