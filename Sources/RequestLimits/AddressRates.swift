import Synchronization

/// Counts what addresses do, each by itself.
package final class AddressRates: Sendable {
  /// Addresses that are remembered at one time; beyond it all share one bucket.
  private static let limit = 16_384

  private struct State {
    var buckets: [ClientAddress: TokenBucket] = [:]
    var others: TokenBucket
    /// When it was last looked whom to forget: not with every request of a flood.
    var lastSweep: ContinuousClock.Instant
  }

  private let allowed: RateLimit
  private let state: Mutex<State>

  package init(_ allowed: RateLimit, now: ContinuousClock.Instant = .now) {
    self.allowed = allowed
    state = Mutex(State(others: Self.bucket(allowed, now), lastSweep: now))
  }

  /// Takes one permission of an address.
  ///
  /// - Returns: Whether there was one.
  /// - Complexity: O(1); O(addresses) once a second while there are too many to remember.
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
