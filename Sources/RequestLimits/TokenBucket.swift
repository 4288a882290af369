/// A token bucket: a burst, refilled at a rate per second.
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

  /// Takes a token.
  /// - Returns: Whether a token was available.
  package mutating func take(now: ContinuousClock.Instant) -> Bool {
    left = available(now: now)
    last = now
    guard left >= 1 else { return false }
    left -= 1
    return true
  }

  /// Returns whether the bucket is full, so that it need not be kept.
  package func isFull(now: ContinuousClock.Instant) -> Bool {
    available(now: now) >= burst
  }

  private func available(now: ContinuousClock.Instant) -> Double {
    min(burst, left + (now - last) / .seconds(1) * rate)
  }
}
