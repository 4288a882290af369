extension Presenter {
  /// Runs a request of which only the newest of its kind counts (a search, a reload).
  ///
  /// An older request of the kind is cancelled and its reply never arrives, nor does any after
  /// ``destroy()``. The presenter keeps `then`, the request does not: a service that never answers
  /// keeps no presenter alive, so `then` may use `self` freely. `operation` should capture services
  /// (`[directory] in`) rather than `self`.
  /// - Parameters:
  ///   - kind: What it replaces.
  ///   - operation: Runs on the main actor as far as its first suspension.
  ///   - then: Gets the reply.
  public final func latest<Value>(
    _ kind: WorkKind,
    _ operation: @escaping @MainActor () async throws -> Value,
    then: @escaping @MainActor (Result<Value, any Error>) -> Void
  ) {
    guard !isDestroyed else { return }
    table().begin(kind: kind, endsWithScreen: true, operation, then: then)
  }

  /// Runs a request that belongs to the screen and stands for itself: it replaces none, and
  /// ``destroy()`` cancels it.
  public final func work<Value>(
    _ operation: @escaping @MainActor () async throws -> Value,
    then: @escaping @MainActor (Result<Value, any Error>) -> Void
  ) {
    guard !isDestroyed else { return }
    table().begin(kind: nil, endsWithScreen: true, operation, then: then)
  }

  /// Runs work that must come to its end though the screen goes: saving.
  ///
  /// Only `then` is left out once the presenter is destroyed.
  public final func finishing<Value>(
    _ operation: @escaping @MainActor () async throws -> Value,
    then: @escaping @MainActor (Result<Value, any Error>) -> Void
  ) {
    table().begin(kind: nil, endsWithScreen: false, operation, then: isDestroyed ? nil : then)
  }

  /// Whether the newest request of a kind is still to be answered.
  public final func isRunning(_ kind: WorkKind) -> Bool {
    workTable?.isRunning(kind) ?? false
  }

  /// Cancels the newest request of a kind; its reply never arrives.
  public final func cancel(_ kind: WorkKind) {
    workTable?.cancel(kind)
  }

  /// Everything begun and not ended, requests without a claim to a reply included.
  package final var runningTasks: [Task<Void, Never>] {
    workTable?.tasks ?? []
  }

  /// Hears a stream until ``destroy()``; it counts for no work that ends.
  final func hear<Message: Sendable>(
    _ stream: AsyncStream<Message>,
    _ heard: @escaping @MainActor (Message) -> Void
  ) {
    guard !isDestroyed else { return }
    table().hear(stream, heard)
  }

  private func table() -> WorkTable {
    if let workTable { return workTable }
    let table = WorkTable()
    workTable = table
    return table
  }
}
