import AppTesting
import Foundation
import Testing
import UIKitHosting

@MainActor
struct SystemHostClockTests {
  private final class Body {}

  @Test func aCancelledTimerReleasesItsBodyAtOnce() async {
    var body: Body? = Body()
    weak let kept = body
    let timer = SystemHostClock().schedule(after: .seconds(3600)) { [body] in _ = body }
    body = nil
    #expect(kept != nil)
    timer.cancel()
    await until { kept == nil }
    #expect(timer.isCancelled)
  }

  @Test func timePassesFromTheDateThatItStartsAt() async {
    let start = Date(timeIntervalSince1970: 1_000)
    let clock = SystemHostClock(startingAt: start)
    #expect((start..<start + 3_600).contains(clock.date))
    let first = clock.date
    await until { clock.date > first }
  }

  @Test func withoutAStartTheDateIsTheMachines() {
    let before = Date()
    let date = SystemHostClock().date
    #expect((before...Date()).contains(date))
  }

  @Test func aDueTimerRuns() async {
    var hasRun = false
    let timer = SystemHostClock().schedule(after: .zero) { hasRun = true }
    await until { hasRun }
    #expect(!timer.isCancelled)
  }
}
