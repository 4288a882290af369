/// A bucket of permissions: so many at once, refilled at so many a second.
package struct TokenBucket {
  private let burst: Double
  private let rate: Double
  private var left: Double
  private var last: ContinuousClock.Instant

  package init(burst: Double, rate: Double, now: ContinuousClock.Instant) {
    self.burst = burst
    self.rate = rate
    left = burst
    last = now
  }

  /// Takes one permission.
  /// - Returns: Whether there was one.
  package mutating func take(now: ContinuousClock.Instant) -> Bool {
    left = available(now: now)
    last = now
    guard left >= 1 else { return false }
    left -= 1
    return true
  }

  /// Whether nothing is taken that has not come back: such a bucket need not be remembered.
  package func isFull(now: ContinuousClock.Instant) -> Bool {
    available(now: now) >= burst
  }

  private func available(now: ContinuousClock.Instant) -> Double {
    min(burst, left + (now - last) / .seconds(1) * rate)
  }
}
