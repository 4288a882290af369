import Testing

@testable import ZhihuDailyPresentation

struct BackOffTests {
  @Test func eachWaitIsTwiceTheOneBeforeAndNoneIsLongerThanAMinute() {
    var backOff = BackOff()
    let waits = (0..<7).map { _ in backOff.next() }
    #expect(waits == [2, 4, 8, 16, 32, 60, 60].map { Duration.seconds($0) })
  }

  @Test func afterASuccessItBeginsAgain() {
    var backOff = BackOff()
    _ = backOff.next()
    _ = backOff.next()
    backOff.reset()
    #expect(backOff.next() == .seconds(2))
  }
}
