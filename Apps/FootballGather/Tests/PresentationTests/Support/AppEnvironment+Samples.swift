import Foundation
import Rostrum
import RostrumTesting

extension AppEnvironment {
  /// Returns an environment in this language, in Greenwich at noon of a day in May, with 24-hour
  /// times.
  static func of(
    _ language: String,
    clock: any Clock<Duration> = TestClock()
  ) -> AppEnvironment {
    AppEnvironment(
      documents: URL(filePath: "/documents"),
      languages: [language],
      locale: Locale(identifier: language == "en" ? "en_GB" : language),
      timeZone: .gmt,
      now: { .noon },
      clock: clock
    )
  }
}

extension Date {
  /// 2026-05-17 12:00 UTC.
  static let noon = Date(timeIntervalSince1970: 1_779_019_200)
}
