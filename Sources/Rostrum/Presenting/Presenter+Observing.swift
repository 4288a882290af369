extension Presenter {
  /// Hears what somebody says, until the screen is gone.
  ///
  /// ```swift
  /// observe(gathers.changes) { self.read() }
  /// ```
  /// The presenter keeps both closures and the stream keeps none of them, so they may use `self`
  /// freely.
  /// - Parameters:
  ///   - messages: Where to listen; asked for once, and at once.
  ///   - listening: Runs when nothing that is said from then on is missed: the place for a first
  ///     reading.
  ///   - heard: Gets each message.
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

  /// Hears what somebody says without saying what, until the screen is gone.
  public final func observe(
    _ messages: @escaping @Sendable () async -> AsyncStream<Void>,
    listening: @escaping @MainActor () -> Void = {},
    heard: @escaping @MainActor () -> Void
  ) {
    observe(messages, listening: listening) { (_: Void) in heard() }
  }
}
