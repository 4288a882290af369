package import RequestLimits
import Synchronization

/// The number of connections of each address.
package final class ConnectionCount: Sendable {
  private let limit: Int
  private let counts = Mutex<[ClientAddress: Int]>([:])

  package init(limit: Int) {
    self.limit = limit
  }

  /// Counts a new connection; `leave` must follow when it ends.
  /// - Returns: False if the address has too many; then the connection was not counted.
  package func enter(_ address: ClientAddress) -> Bool {
    counts.withLock { counts in
      guard counts[address, default: 0] < limit else { return false }
      counts[address, default: 0] += 1
      return true
    }
  }

  package func leave(_ address: ClientAddress) {
    counts.withLock { counts in
      let left = counts[address, default: 1] - 1
      counts[address] = left > 0 ? left : nil
    }
  }
}
