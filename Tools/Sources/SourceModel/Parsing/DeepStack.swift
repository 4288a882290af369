import Dispatch
import Foundation
import Synchronization

/// Runs work on separate threads with a deep stack.
///
/// A parser recurses once per level of nesting, and threads of the concurrency runtime have small
/// stacks.
enum DeepStack {
  /// The size of a stack's address space, in bytes; memory is used only as the stack grows.
  private static let size = 64 << 20

  private final class Result<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }

  /// Runs the work several times in parallel, and returns all results after the last has finished.
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
