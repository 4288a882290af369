import Foundation

/// A value that one thread at a time reads or changes.
///
/// The interface is that of `Mutex` in Apple's Synchronization, which needs iOS 18.
package final class Locked<Value>: @unchecked Sendable {
  // Unchecked: only `withLock(_:)` accesses the value, while it holds the lock.
  private var value: Value
  private let lock = NSLock()

  package init(_ value: sending Value) {
    self.value = value
  }

  /// Calls a closure with the value while no other thread has access to it.
  package func withLock<Result, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
