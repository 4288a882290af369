/// Does one thing after the other, in the order in which they were asked for.
@MainActor
final class OrderedWork {
  private var last: (@MainActor () async -> Void)?

  /// Begins when all that was asked for before is over, however it went.
  ///
  /// It goes on to its end, whoever waits for it.
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
