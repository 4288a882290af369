import Dispatch
import Foundation
import Synchronization

/// Runs work on threads of their own with a deep stack.
///
/// A parser descends once per level of nesting, and threads of the concurrency runtime have little
/// stack.
enum DeepStack {
  /// Bytes of address space: memory is used as far as a stack grows.
  private static let size = 64 << 20

  private final class Result<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }

  /// Runs the work several times at once, and returns all results when the last is there.
  static func run<Value: Sendable>(
    times: Int,
    _ work: @escaping @Sendable () -> Value
  ) -> [Value] {
    let results = (0..<times).map { _ in Result<Value>() }
    let group = DispatchGroup()
    for result in results {
      group.enter()
      let thread = Thread {
        let value = work()
        result.value.withLock { $0 = value }
        group.leave()
      }
      thread.stackSize = size
      thread.start()
    }
    group.wait()
    return results.compactMap { $0.value.withLock(\.self) }
  }
}
