import Foundation
import Synchronization

/// An ordered log of events, from any thread.
final class Log<Entry: Sendable>: Sendable {
  private let list = Mutex<[Entry]>([])

  var entries: [Entry] { list.withLock { $0 } }

  var count: Int { entries.count }

  /// Appends an entry, and returns the number of entries.
  @discardableResult
  func add(_ entry: Entry) -> Int {
    list.withLock { list in
      list.append(entry)
      return list.count
    }
  }
}

/// A gate at which bodies of transactions, which may block, wait for each other.
struct Gate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  func open() {
    semaphore.signal()
  }

  /// Returns when the gate is open, and after two minutes in any case.
  func pass() {
    _ = semaphore.wait(timeout: .now() + 120)
  }
}
