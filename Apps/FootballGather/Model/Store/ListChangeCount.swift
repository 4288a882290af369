import Synchronization

/// How often lists were changed on this device: what was fetched before a change does not hold it.
final class ListChangeCount: Sendable {
  private let count = Mutex(0)

  var value: Int { count.withLock(\.self) }

  func add() {
    count.withLock { $0 += 1 }
  }
}
