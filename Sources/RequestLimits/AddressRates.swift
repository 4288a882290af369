import Synchronization

/// Rate limits by address.
package final class AddressRates: Sendable {
  /// The maximum number of tracked addresses, beyond which all share one bucket.
  private static let limit = 16_384

  private struct State {
    var buckets: [ClientAddress: TokenBucket] = [:]
    var others: TokenBucket
    /// The time of the last removal of unused buckets, which does not run with every request of a
    /// flood.
    var lastSweep: ContinuousClock.Instant
  }

  private let allowed: RateLimit
  private let state: Mutex<State>

  package init(_ allowed: RateLimit, now: ContinuousClock.Instant = .now) {
    self.allowed = allowed
    state = Mutex(State(others: Self.bucket(allowed, now), lastSweep: now))
  }

  /// Takes a token of an address.
  ///
  /// - Returns: Whether a token was available.
  /// - Complexity: O(1); O(addresses) at most once a second while the maximum is reached.
  package func take(_ address: ClientAddress, now: ContinuousClock.Instant = .now) -> Bool {
    state.withLock { state in
      if state.buckets[address] == nil {
        if state.buckets.count >= Self.limit, now - state.lastSweep >= .seconds(1) {
          state.lastSweep = now
          state.buckets = state.buckets.filter { !$0.value.isFull(now: now) }
        }
        guard state.buckets.count < Self.limit else { return state.others.take(now: now) }
      }
      return state.buckets[address, default: Self.bucket(allowed, now)].take(now: now)
    }
  }

  private static func bucket(_ allowed: RateLimit, _ now: ContinuousClock.Instant) -> TokenBucket {
    TokenBucket(burst: Double(allowed.burst), rate: allowed.rate, now: now)
  }
}
