import Logging
import Testing

@testable import BrowserHost

struct ThrottledLoggerTests {
  private let spy = LogSpy()
  private let logger: ThrottledLogger
  private let start = ContinuousClock.now

  init() {
    let spy = spy
    logger = ThrottledLogger(Logger(label: "test") { _ in spy })
  }

  @Test func aMessageIsLoggedOnceASecondAndTheOthersAreCounted() {
    for _ in 0..<1_000 { logger.log(.warning, "flood", now: start) }
    #expect(spy.lines == ["warning: flood [:]"])
    logger.log(.warning, "flood", metadata: ["a": "b"], now: start + .milliseconds(999))
    #expect(spy.lines.count == 1)
    logger.log(.warning, "flood", metadata: ["a": "b"], now: start + .seconds(1))
    #expect(spy.lines.count == 2)
    #expect(spy.lines[1].contains("\"omitted\": 1000") && spy.lines[1].contains("\"a\": b"))
    logger.log(.warning, "flood", now: start + .seconds(2))
    #expect(spy.lines.last == "warning: flood [:]")
  }

  @Test func messagesDoNotThrottleEachOther() {
    logger.log(.warning, "one", now: start)
    logger.log(.error, "two", now: start)
    #expect(spy.lines == ["warning: one [:]", "error: two [:]"])
  }
}
