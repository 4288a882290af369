import Dispatch
import Foundation
import Synchronization

/// Runs work on separate threads with a deep stack.
///
/// A parser recurses once per level of nesting, and threads of the concurrency runtime have small
/// stacks.
package enum DeepStack {
  /// The size of a stack's address space, in bytes; memory is used only as the stack grows.
  private static let size = 64 << 20

  private final class Result<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }

  /// Runs the work several times in parallel, and returns all results after the last has finished.
  package static func run<Value: Sendable>(
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

  /// Transforms elements on all cores, and returns the results in their order.
  package static func map<Element: Sendable, Value: Sendable>(
    _ elements: [Element],
    _ transform: @escaping @Sendable (Element) -> Value
  ) -> [Value] {
    let queue = WorkQueue(count: elements.count)
    let workers = min(ProcessInfo.processInfo.activeProcessorCount, max(1, elements.count))
    let results = run(times: workers) {
      var results: [(Int, Value)] = []
      while let number = queue.next() { results.append((number, transform(elements[number]))) }
      return results
    }
    return results.joined().sorted { $0.0 < $1.0 }.map(\.1)
  }
}

/// Distributes numbers to several threads, each once.
private final class WorkQueue: Sendable {
  private let taken = Atomic(0)
  private let count: Int

  init(count: Int) {
    self.count = count
  }

  func next() -> Int? {
    let number = taken.wrappingAdd(1, ordering: .relaxed).oldValue
    return number < count ? number : nil
  }
}
