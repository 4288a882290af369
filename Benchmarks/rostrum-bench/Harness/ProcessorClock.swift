internal import Glibc

/// The time that the calling thread has had a processor.
///
/// What else the machine does meanwhile does not count, as it would by the clock on the wall.
struct ProcessorClock {
  func measure(_ body: () -> Void) -> Duration {
    let start = now
    body()
    return now - start
  }

  private var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
