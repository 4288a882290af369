import Foundation

/// A value that several tasks look at and change.
// Unchecked: `lock` guards it.
final class Shared<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var current: Value

  init(_ value: Value) {
    current = value
  }

  var value: Value { lock.withLock { current } }

  func change<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&current) }
  }
}
