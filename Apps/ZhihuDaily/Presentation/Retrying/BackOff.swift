/// How long to wait before the next attempt: 2 seconds, then twice as long each time, at most a
/// minute.
struct BackOff {
  private var delay = Duration.seconds(2)

  /// The wait before the attempt that comes next.
  mutating func next() -> Duration {
    defer { delay = min(delay * 2, .seconds(60)) }
    return delay
  }

  /// An attempt went well, or a person asked for one.
  mutating func reset() {
    self = BackOff()
  }
}
