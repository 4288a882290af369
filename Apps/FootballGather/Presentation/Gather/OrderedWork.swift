/// A serial queue of asynchronous operations, in the order in which they were added.
@MainActor
final class OrderedWork {
  private var last: (@MainActor () async -> Void)?

  /// Adds an operation, which begins when all previous operations have ended, successfully or not.
  ///
  /// The operation runs to its end, even if no caller awaits it.
  func add<Value: Sendable>(
    _ operation: @escaping @MainActor () async throws -> Value
  ) -> Task<Value, any Error> {
    let former = last
    let task = Task { @MainActor in
      await former?()
      return try await operation()
    }
    last = { _ = await task.result }
    return task
  }
}
