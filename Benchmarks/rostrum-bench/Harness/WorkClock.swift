internal import Glibc

/// The processor time of the calling thread, or wall-clock time.
///
/// Processor time excludes other load of the machine.
struct WorkClock {
  var isOnTheWall = false

  @MainActor
  func measure(_ body: () async -> Void) async -> Duration {
    let start = now
    await body()
    return now - start
  }

  private var now: Duration {
    var time = timespec()
    clock_gettime(isOnTheWall ? CLOCK_MONOTONIC : CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
