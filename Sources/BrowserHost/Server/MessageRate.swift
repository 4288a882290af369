/// A bucket of permissions to send: so many at once, refilled at so many a second.
struct MessageRate {
  private let burst: Double
  private let rate: Double
  private var left: Double
  private var last: ContinuousClock.Instant

  init(burst: Double, rate: Double, now: ContinuousClock.Instant) {
    self.burst = burst
    self.rate = rate
    left = burst
    last = now
  }

  /// Takes one permission.
  /// - Returns: Whether there was one.
  mutating func take(now: ContinuousClock.Instant) -> Bool {
    left = min(burst, left + (now - last) / .seconds(1) * rate)
    last = now
    guard left >= 1 else { return false }
    left -= 1
    return true
  }
}
