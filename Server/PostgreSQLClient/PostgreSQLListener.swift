public import Logging

/// Receives notifications on channels of a database (`NOTIFY`), over its own connection.
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

    /// The connection is established: notifications before this event may have been missed, none
    /// are from now on.
    ///
    /// Comes first, and after each reconnection.
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

  /// Returns a stream of events until the reading task is cancelled, or the stream is released.
  ///
  /// Reconnects with the delays of the back-off whenever the connection is lost. Unread events are
  /// kept.
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
