import Foundation
import Rostrum
import Testing

struct AppEnvironmentTimesTests {
  /// 17 May 2026 at 12:00.
  private static let noon = Date(timeIntervalSince1970: 1_779_019_200)

  private let environment = AppEnvironment(
    documents: URL(filePath: "/nowhere"),
    languages: ["en"],
    locale: Locale(identifier: "en_GB"),
    timeZone: .gmt,
    now: { noon }
  )

  @Test func aTimeOfAnotherDayHasItsDay() {
    #expect(environment.text(ofTime: Self.noon) == "12:00")
    let yesterday = Self.noon.addingTimeInterval(-86_400)
    #expect(environment.text(ofTime: yesterday) == "16 May 2026 at 12:00")
  }

  @Test func anHourOfOneDigitHasAZeroInLocalesOf24Hours() {
    let morning = Self.noon.addingTimeInterval(-24_300)
    #expect(environment.text(ofTime: morning) == "05:15")
    #expect(environment.text(ofDateAndTime: morning) == "17 May 2026 at 05:15")
  }
}
