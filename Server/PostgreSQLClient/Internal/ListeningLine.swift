internal import Dispatch
internal import Glibc

/// A connection that listens for notifications by a dispatch source, without a blocked thread.
// Unchecked: `link` and `isOver` are used on `queue` only, after `init`.
final class ListeningLine: @unchecked Sendable {
  private let link: Link
  private let queue: DispatchQueue
  private let source: any DispatchSourceRead
  private var isOver = false
  private var ending: CheckedContinuation<Void, any Error>?

  private init(_ link: Link, _ queue: DispatchQueue) {
    self.link = link
    self.queue = queue
    // The source needs its own descriptor: libpq closes its socket when it finds the connection
    // lost.
    let descriptor = fcntl(link.socket, F_DUPFD_CLOEXEC, 0)
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setCancelHandler { close(descriptor) }
  }

  /// - Throws: ``PostgreSQLError/unavailable(_:)`` or ``PostgreSQLError/statement(_:)``.
  static func open(
    _ configuration: PostgreSQLConfiguration,
    _ channels: [String]
  ) async throws -> ListeningLine {
    let queue = DispatchQueue(label: "PostgreSQL listener")
    return try await withCheckedThrowingContinuation { continuation in
      queue.async {
        continuation.resume(
          with: Result {
            let link = try Link(configuration)
            for channel in channels {
              _ = try link.run("LISTEN \(quoted(channel))", within: configuration.statementTimeout)
            }
            return ListeningLine(link, queue)
          }
        )
      }
    }
  }

  /// Returns when the task is cancelled.
  ///
  /// - Throws: ``PostgreSQLError/unavailable(_:)`` when the connection is lost.
  func forward(to events: AsyncStream<PostgreSQLListener.Event>.Continuation) async throws {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        queue.async { self.start(events, continuation) }
      }
    } onCancel: {
      queue.async { self.end() }
    }
  }

  // MARK: - On the queue

  private func start(
    _ events: AsyncStream<PostgreSQLListener.Event>.Continuation,
    _ continuation: CheckedContinuation<Void, any Error>
  ) {
    ending = continuation
    source.setEventHandler { self.take(events) }
    source.activate()
    if isOver { finish(.success(())) } else { take(events) }
  }

  private func take(_ events: AsyncStream<PostgreSQLListener.Event>.Continuation) {
    do {
      for (channel, payload) in try link.takeNotifications() {
        events.yield(.notification(channel: channel, payload: payload))
      }
    } catch {
      finish(.failure(error))
    }
  }

  private func end() {
    isOver = true
    finish(.success(()))
  }

  private func finish(_ result: Result<Void, any Error>) {
    guard let ending else { return }
    self.ending = nil
    source.cancel()
    ending.resume(with: result)
  }
}

/// Quotes an SQL identifier, preserving its case.
private func quoted(_ channel: String) -> String {
  "\"\(channel.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\""))\""
}
