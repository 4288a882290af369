/// Hears what a repository says, for as long as it lives.
@MainActor
final class Observation {
  private let task: Task<Void, Never>

  /// - Parameters:
  ///   - messages: Asked for once.
  ///   - heard: Gets each message; hold what owns the observation weakly.
  init<Message: Sendable>(
    of messages: @escaping @Sendable () async -> AsyncStream<Message>,
    heard: @escaping @MainActor (Message) -> Void
  ) {
    task = Task { @MainActor in
      for await message in await messages() { heard(message) }
    }
  }

  deinit {
    task.cancel()
  }
}
