public import Logging

/// Hears what is said on channels of a database (`NOTIFY`), over a connection of its own.
///
/// ```swift
/// for await event in PostgreSQLListener(configuration, channels: ["gather"]).events() {
///   switch event {
///   case .resumed: await reloadEverything()
///   case .notification(_, let payload): await reload(payload)
///   }
/// }
/// ```
public struct PostgreSQLListener: Sendable {
  public enum Event: Sendable, Equatable {
    case notification(channel: String, payload: String)

    /// From here on nothing is missed; before, something may have been.
    ///
    /// Comes first of all, and after each time that the connection was lost.
    case resumed
  }

  private let configuration: PostgreSQLConfiguration
  private let channels: [String]
  private let logger: Logger

  public init(
    _ configuration: PostgreSQLConfiguration,
    channels: [String],
    logger: Logger = Logger(label: "PostgreSQL")
  ) {
    self.configuration = configuration
    self.channels = channels
    self.logger = logger
  }

  /// Listens until the task that reads is cancelled, or the stream is no longer held.
  ///
  /// Connects again, with the pauses of the back-off, whenever the connection is lost. What is not
  /// read yet is kept.
  public func events() -> AsyncStream<Event> {
    let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
    let task = Task { await listen(continuation) }
    continuation.onTermination = { _ in task.cancel() }
    return stream
  }

  // MARK: - Private

  private func listen(_ events: AsyncStream<Event>.Continuation) async {
    var failures = 0
    while !Task.isCancelled {
      do {
        let line = try await ListeningLine.open(configuration, channels)
        failures = 0
        events.yield(.resumed)
        try await line.forward(to: events)
      } catch {
        if Task.isCancelled { break }
        logger.warning("listening to PostgreSQL was interrupted: \(error)")
      }
      failures += 1
      try? await Task.sleep(for: configuration.backoff.delay(afterFailures: failures))
    }
  }
}
