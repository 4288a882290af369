import Testing

@testable import FootballGatherPresentation

struct TimerDisplayTests {
  @Test(arguments: [
    (Duration.zero, "00:00"), (.seconds(10), "00:10"), (.seconds(600), "10:00"),
    (.seconds(65), "01:05"), (.seconds(3_599), "59:59"), (.seconds(-3), "00:00"),
  ])
  func writesMinutesAndSecondsWithTwoDigits(_ time: Duration, _ text: String) {
    #expect(TimerDisplay(time).text == text)
  }

  @Test(arguments: [
    (Duration.milliseconds(9_999), "00:10", Duration.milliseconds(999)),
    (.milliseconds(9_001), "00:10", .milliseconds(1)),
    (.seconds(9), "00:09", .seconds(1)),
    (.milliseconds(1), "00:01", .milliseconds(1)),
  ])
  func showsASecondUntilItHasPassed(_ left: Duration, _ text: String, _ next: Duration) {
    #expect(TimerDisplay(left).text == text)
    #expect(TimerDisplay(left).untilNext == next)
  }

  @Test func theNoiseOfDatesIsNoSecond() {
    let display = TimerDisplay(.seconds(599) + .nanoseconds(119))
    #expect(display.text == "09:59")
    #expect(display.untilNext == .seconds(1))
  }
}
