import Foundation
import Synchronization

/// What happened, in order, from any thread.
final class Log<Entry: Sendable>: Sendable {
  private let list = Mutex<[Entry]>([])

  var entries: [Entry] { list.withLock { $0 } }

  var count: Int { entries.count }

  /// Returns how many there are now.
  @discardableResult
  func add(_ entry: Entry) -> Int {
    list.withLock { list in
      list.append(entry)
      return list.count
    }
  }
}

/// Where bodies of transactions, which may block, wait for each other.
struct Gate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  func open() {
    semaphore.signal()
  }

  /// Returns at once when it was opened before; after two minutes in any case.
  func pass() {
    _ = semaphore.wait(timeout: .now() + 120)
  }
}
