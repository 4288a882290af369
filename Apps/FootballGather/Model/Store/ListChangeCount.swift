import Locking

/// The number of list changes on this device; a response from before a change does not contain it.
final class ListChangeCount: Sendable {
  private let count = Locked(0)

  var value: Int { count.withLock(\.self) }

  func add() {
    count.withLock { $0 += 1 }
  }
}
