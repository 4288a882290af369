import Foundation
import Rostrum
import RostrumTesting

extension AppEnvironment {
  /// Returns an environment in this language.
  static func of(
    _ language: String,
    clock: any Clock<Duration> = TestClock()
  ) -> AppEnvironment {
    AppEnvironment(
      documents: URL(filePath: "/documents"),
      languages: [language],
      locale: Locale(identifier: language),
      timeZone: .gmt,
      clock: clock
    )
  }
}
