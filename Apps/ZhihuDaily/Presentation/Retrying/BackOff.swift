/// The delay before the next attempt: 2 seconds, doubled each time, at most a minute.
struct BackOff {
  private var delay = Duration.seconds(2)

  /// Returns the delay before the next attempt, and doubles it for the one after.
  mutating func next() -> Duration {
    defer { delay = min(delay * 2, .seconds(60)) }
    return delay
  }

  /// Resets the delay, after a success or a retry by the user.
  mutating func reset() {
    self = BackOff()
  }
}
