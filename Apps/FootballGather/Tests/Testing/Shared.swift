import Foundation

/// A value that several tasks read and change.
// Unchecked: `lock` guards it.
package final class Shared<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var current: Value

  package init(_ value: Value) {
    current = value
  }

  package var value: Value { lock.withLock { current } }

  package func change<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&current) }
  }
}
