internal import Glibc

/// The time that the calling thread has had a processor, or the time on the wall.
///
/// What else the machine does meanwhile does not count in the first.
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
