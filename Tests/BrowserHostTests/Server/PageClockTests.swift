import Testing

@testable import BrowserHost

struct PageClockTests {
  private func delays(_ messages: [(made: Int, arrived: Int)]) -> [Duration] {
    var clock = PageClock()
    return messages.map { clock.delay(of: .milliseconds($0.made), at: .milliseconds($0.arrived)) }
  }

  @Test func aConstantLatencyIsNoDelay() {
    let delays = delays([(0, 50_300), (1_000, 51_300), (2_000, 52_301)])
    #expect(delays.allSatisfy { $0 <= .milliseconds(1) })
  }

  @Test func aMessageThatWasHeldBackIsDelayed() {
    let delays = delays([(0, 50_300), (1_000, 56_300), (6_100, 56_400)])
    #expect(delays[1] > .milliseconds(4_990) && delays[1] <= .seconds(5))
    #expect(delays[2] == .zero)
  }

  @Test func aSlowFirstMessageIsNoMeasureOfTheOthers() {
    let delays = delays([(0, 9_000), (9_500, 9_600), (10_000, 14_100)])
    #expect(delays[2] > .milliseconds(3_990))
  }

  /// A clock that loses 100 microseconds per second is ten seconds behind after a day.
  @Test func clocksThatDriftApartAreNoDelay() {
    let day = 86_400_000
    #expect(delays([(0, 0), (day - day / 10_000, day)])[1] == .zero)
    #expect(delays([(0, 0), (day + day / 10_000, day)])[1] == .zero)
  }
}
