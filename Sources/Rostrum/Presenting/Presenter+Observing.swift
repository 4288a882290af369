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
  ///   - onStart: Called once the stream exists and no later message is missed: the place for
  ///     an initial load.
  ///   - onMessage: Receives each message.
  public final func observe<Message: Sendable>(
    _ messages: @escaping @Sendable () async -> AsyncStream<Message>,
    onStart: @escaping @MainActor () -> Void = {},
    onMessage: @escaping @MainActor (Message) -> Void
  ) {
    work {
      await messages()
    } then: { result in
      guard case .success(let stream) = result else { return }
      self.receive(stream, onMessage)
      onStart()
    }
  }

  /// Observes a stream of changes without content until the presenter is destroyed.
  public final func observe(
    _ messages: @escaping @Sendable () async -> AsyncStream<Void>,
    onStart: @escaping @MainActor () -> Void = {},
    onMessage: @escaping @MainActor () -> Void
  ) {
    observe(messages, onStart: onStart) { (_: Void) in onMessage() }
  }
}
