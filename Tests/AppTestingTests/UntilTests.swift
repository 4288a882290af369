import AppTesting
import Synchronization
import Testing

struct UntilTests {
  /// A clock on which a minute passes between two checks, as for a test that other tests delay.
  private final class CrowdedClock: Clock, Sendable {
    private let time = Mutex(ContinuousClock.now)

    var now: ContinuousClock.Instant {
      time.withLock { time in
        time += .seconds(60)
        return time
      }
    }

    var minimumResolution: Duration { .zero }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {}
  }

  @Test func aTurnThatTakesAMinuteCountsAsATenthOfASecond() async {
    var turns = 0
    await until(clock: CrowdedClock()) {
      turns += 1
      return turns == 1_000
    }
    #expect(turns == 1_000)
  }

  @Test func recordsAnIssueWhenTheLimitIsReached() async {
    var turns = 0
    await withKnownIssue {
      let held = await until(limit: .seconds(1), clock: CrowdedClock()) {
        turns += 1
        return false
      }
      #expect(!held)
    }
    #expect(turns == 10)
  }
}
