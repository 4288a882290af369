import RequestLimits
import Synchronization

/// How many connections each address holds.
final class ConnectionCount: Sendable {
  private let limit: Int
  private let counts = Mutex<[ClientAddress: Int]>([:])

  init(limit: Int) {
    self.limit = limit
  }

  /// Counts one more connection, which must be told to `leave` when it ends.
  /// - Returns: Whether the address may have it; if not, it was not counted.
  func enter(_ address: ClientAddress) -> Bool {
    counts.withLock { counts in
      guard counts[address, default: 0] < limit else { return false }
      counts[address, default: 0] += 1
      return true
    }
  }

  func leave(_ address: ClientAddress) {
    counts.withLock { counts in
      let left = counts[address, default: 1] - 1
      counts[address] = left > 0 ? left : nil
    }
  }
}
