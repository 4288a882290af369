extension Presenter {
  /// Observes a stream of messages until the presenter is destroyed.
  ///
  /// ```swift
  /// observe(gathers.changes) { self.read() }
  /// ```
  /// The presenter retains both closures and the stream retains neither, so they may use `self`
  /// freely.
  /// - Parameters:
  ///   - messages: Returns the stream; called once, immediately.
  ///   - listening: Called once the stream exists and no later message is missed: the place for
  ///     an initial load.
  ///   - heard: Receives each message.
  public final func observe<Message: Sendable>(
    _ messages: @escaping @Sendable () async -> AsyncStream<Message>,
    listening: @escaping @MainActor () -> Void = {},
    heard: @escaping @MainActor (Message) -> Void
  ) {
    work {
      await messages()
    } then: { result in
      guard case .success(let stream) = result else { return }
      self.hear(stream, heard)
      listening()
    }
  }

  /// Observes a stream of changes without content until the presenter is destroyed.
  public final func observe(
    _ messages: @escaping @Sendable () async -> AsyncStream<Void>,
    listening: @escaping @MainActor () -> Void = {},
    heard: @escaping @MainActor () -> Void
  ) {
    observe(messages, listening: listening) { (_: Void) in heard() }
  }
}
