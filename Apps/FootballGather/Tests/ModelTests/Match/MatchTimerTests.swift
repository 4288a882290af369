import FootballGatherModel
import Foundation
import Testing

struct MatchTimerTests {
  private let start = Date(timeIntervalSince1970: 1_800_000_000)

  private func after(_ seconds: TimeInterval) -> Date { start.addingTimeInterval(seconds) }

  @Test func tenMinutesAreReadyAtFirst() {
    let timer = MatchTimer()
    #expect(timer.phase(at: start) == .ready)
    #expect(timer.remaining(at: after(99)) == .seconds(600))
    #expect(timer.end(at: start) == nil)
  }

  @Test(arguments: [(-1, 0), (0, 0), (61, 61), (3_599, 3_599), (3_600, 3_599)])
  func aTimeIsClampedToItsLimits(_ wanted: Int, _ set: Int) {
    #expect(MatchTimer(.seconds(wanted)).remaining(at: start) == .seconds(set))
  }

  @Test func startingRunsDownToNothing() {
    var timer = MatchTimer(.seconds(10))
    timer.start(at: start)
    #expect(timer.phase(at: start) == .running)
    #expect(timer.end(at: start) == after(10))
    #expect(timer.remaining(at: after(9.5)) == .milliseconds(500))
    #expect(timer.phase(at: after(9.5)) == .running)
    #expect(timer.phase(at: after(10)) == .elapsed)
    #expect(timer.remaining(at: after(1_000)) == .zero)
    #expect(timer.end(at: after(10)) == nil)
  }

  @Test func noTimeDoesNotStart() {
    var timer = MatchTimer(.zero)
    timer.start(at: start)
    #expect(timer.phase(at: start) == .ready)
  }

  @Test func startingASecondTimeChangesNothing() {
    var timer = MatchTimer(.seconds(10))
    timer.start(at: start)
    let running = timer
    timer.start(at: after(5))
    #expect(timer == running)
    timer.start(at: after(11))
    #expect(timer.phase(at: after(11)) == .elapsed)
  }

  @Test func pausesKeepPartsOfSecondsHoweverLongTheyLast() {
    var timer = MatchTimer(.seconds(10))
    timer.start(at: start)
    timer.pause(at: after(0.25))
    #expect(timer.phase(at: after(500)) == .paused)
    #expect(timer.remaining(at: after(500)) == .milliseconds(9_750))
    timer.start(at: after(500))
    #expect(timer.phase(at: after(500)) == .running)
    #expect(timer.end(at: after(500)) == after(509.75))
    timer.pause(at: after(501))
    timer.pause(at: after(600))
    #expect(timer.remaining(at: after(600)) == .milliseconds(8_750))
  }

  @Test func onlyARunningTimerPauses() {
    for prepare in [{ _ in }, { $0.finish(at: self.start) }] as [(inout MatchTimer) -> Void] {
      var timer = MatchTimer()
      prepare(&timer)
      let former = timer
      timer.pause(at: after(1))
      #expect(timer == former)
    }
    var elapsed = MatchTimer(.seconds(1))
    elapsed.start(at: start)
    elapsed.pause(at: after(2))
    #expect(elapsed.phase(at: after(2)) == .elapsed)
  }

  @Test func resettingAndSettingStop() {
    var timer = MatchTimer(.seconds(10))
    timer.start(at: start)
    timer.reset()
    #expect(timer == MatchTimer())
    timer.start(at: start)
    timer.set(.seconds(90))
    #expect(timer == MatchTimer(.seconds(90)))
    timer.start(at: start)
    timer.pause(at: after(1))
    timer.set(.seconds(5))
    #expect(timer.phase(at: start) == .ready)
  }

  @Test func anEndedTimerCannotChange() {
    var timer = MatchTimer(.seconds(10))
    timer.start(at: start)
    timer.finish(at: after(4))
    let ended = timer
    timer.start(at: after(5))
    timer.pause(at: after(5))
    timer.reset()
    timer.set(.seconds(1))
    timer.finish(at: after(9))
    #expect(timer == ended)
    #expect(timer.phase(at: after(99)) == .ended)
    #expect(timer.remaining(at: after(99)) == .seconds(6))
  }

  @Test func backgroundAndANewProcessDoNotStopIt() throws {
    var timer = MatchTimer(.seconds(100))
    timer.start(at: start)
    let restored = try JSONDecoder().decode(
      MatchTimer.self,
      from: try JSONEncoder().encode(timer)
    )
    #expect(restored == timer)
    #expect(restored.remaining(at: after(40)) == .seconds(60))
    #expect(restored.phase(at: after(100)) == .elapsed)
  }

  @Test func aClockThatJumpsBackGivesNoMoreThanThereWas() {
    var timer = MatchTimer(.seconds(100))
    timer.start(at: start)
    #expect(timer.remaining(at: after(-3_600)) == .seconds(100))
    #expect(timer.phase(at: after(-3_600)) == .running)
    timer.pause(at: after(-3_600))
    #expect(timer.remaining(at: start) == .seconds(100))
  }

  @Test func aClockThatJumpsAheadEndsIt() {
    var timer = MatchTimer(.seconds(100))
    timer.start(at: start)
    #expect(timer.phase(at: after(86_400)) == .elapsed)
    #expect(timer.remaining(at: after(86_400)) == .zero)
  }
}
