import Foundation
import Testing
import ZhihuDailyModel

struct NewsDateTests {
  @Test(arguments: [
    ("19700101", 0), ("20000229", 11_016), ("20130519", 15_844), ("20230421", 19_468),
    ("20261121", 20_778),
  ])
  func isWrittenAsEightDigits(_ text: String, _ dayNumber: Int) throws {
    let date = try #require(NewsDate(text))
    #expect(date.dayNumber == dayNumber)
    #expect(date.description == text)
  }

  @Test(arguments: ["", "2023421", "202304211", "20230431", "20231301", "20230229", "２０２３０４２１"])
  func otherTextsAreNoDates(_ text: String) {
    #expect(NewsDate(text) == nil)
  }

  @Test func everyDayOfFourHundredYearsIsReadAsItIsWritten() {
    for number in stride(from: -60_000, to: 90_000, by: 1) {
      let date = NewsDate(dayNumber: number)
      guard date.year >= 1_000 else { continue }
      if NewsDate(date.description) != date { Issue.record("\(number) is \(date)") }
    }
  }

  @Test func hasPartsAndArithmetic() throws {
    let date = try #require(NewsDate("20230421"))
    #expect((date.year, date.month, date.day) == (2_023, 4, 21))
    #expect(date.adding(days: 10).description == "20230501")
    #expect(date.adding(days: -111).description == "20221231")
    #expect(date < date.adding(days: 1))
  }

  /// 16:00 in Greenwich is midnight in Shanghai.
  @Test(arguments: [
    (1_682_006_399.0, "20230420"), (1_682_006_400, "20230421"), (-28_801, "19691231"),
  ])
  func theDayIsShanghais(_ seconds: TimeInterval, _ text: String) {
    #expect(NewsDate(Date(timeIntervalSince1970: seconds)).description == text)
  }

  /// At 01:00 on the 21st in Shanghai, it is still the 20th further west.
  @Test(arguments: [(8, "20230421"), (0, "20230420"), (-10, "20230420"), (14, "20230421")])
  func theReadersDayIsThatOfTheirTimeZone(_ hours: Int, _ text: String) throws {
    let zone = try #require(TimeZone(secondsFromGMT: hours * 3_600))
    let moment = Date(timeIntervalSince1970: 1_682_006_400 + 3_600)
    #expect(NewsDate(moment, in: zone).description == text)
  }

  @Test func thePaperBeganInMay2013() {
    #expect(NewsDate.first.description == "20130519")
  }

  @Test func goesThroughJSONAsText() throws {
    let data = try JSONEncoder().encode([NewsDate.first])
    #expect(String(decoding: data, as: UTF8.self) == #"["20130519"]"#)
    #expect(try JSONDecoder().decode([NewsDate].self, from: data) == [.first])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([NewsDate].self, from: Data(#"["today"]"#.utf8))
    }
  }
}
