extension Presenter {
  /// Runs a request that supersedes older ones of its kind, such as a search or a reload.
  ///
  /// An older request of the kind is cancelled and its reply is never delivered, nor is any after
  /// ``destroy()``. The presenter retains `then`, the request does not: a service that never
  /// replies does not keep the presenter alive, so `then` may use `self` freely. `operation` should
  /// capture services (`[directory] in`) rather than `self`.
  /// - Parameters:
  ///   - kind: The kind of request that it supersedes.
  ///   - operation: The request, which runs on the main actor until its first suspension.
  ///   - then: Receives the reply.
  public final func latest<Value>(
    _ kind: WorkKind,
    _ operation: @escaping @MainActor () async throws -> Value,
    then: @escaping @MainActor (Result<Value, any Error>) -> Void
  ) {
    guard !isDestroyed else { return }
    table().begin(kind: kind, endsWithScreen: true, operation, then: then)
  }

  /// Runs an independent request of the screen: it supersedes no other, and ``destroy()`` cancels
  /// it.
  public final func work<Value>(
    _ operation: @escaping @MainActor () async throws -> Value,
    then: @escaping @MainActor (Result<Value, any Error>) -> Void
  ) {
    guard !isDestroyed else { return }
    table().begin(kind: nil, endsWithScreen: true, operation, then: then)
  }

  /// Runs work that must finish even if the screen is removed, such as saving.
  ///
  /// Once the presenter is destroyed, only `then` is not called.
  public final func finishing<Value>(
    _ operation: @escaping @MainActor () async throws -> Value,
    then: @escaping @MainActor (Result<Value, any Error>) -> Void
  ) {
    table().begin(kind: nil, endsWithScreen: false, operation, then: isDestroyed ? nil : then)
  }

  /// Returns whether the newest request of a kind has no reply yet.
  public final func isRunning(_ kind: WorkKind) -> Bool {
    workTable?.isRunning(kind) ?? false
  }

  /// Cancels the newest request of a kind; its reply is never delivered.
  public final func cancel(_ kind: WorkKind) {
    workTable?.cancel(kind)
  }

  /// The tasks of all requests that have not ended, including superseded ones.
  package final var runningTasks: [Task<Void, Never>] {
    workTable?.tasks ?? []
  }

  /// Receives the elements of a stream until ``destroy()``; it is not listed among the running
  /// tasks.
  final func receive<Message: Sendable>(
    _ stream: AsyncStream<Message>,
    _ onMessage: @escaping @MainActor (Message) -> Void
  ) {
    guard !isDestroyed else { return }
    table().receive(stream, onMessage)
  }

  private func table() -> WorkTable {
    if let workTable { return workTable }
    let table = WorkTable()
    workTable = table
    return table
  }
}
