import Logging
import Synchronization

/// Logs events that clients can cause without limit: each message at most once per second.
///
/// The metadata of a line counts the omitted lines with the same message before it.
final class ThrottledLogger: Sendable {
  private struct Line {
    var last: ContinuousClock.Instant
    var omitted = 0
  }

  private static let interval = Duration.seconds(1)

  private let logger: Logger
  private let lines = Mutex<[String: Line]>([:])

  init(_ logger: Logger) {
    self.logger = logger
  }

  func notice(_ message: StaticString, metadata: @autoclosure () -> Logger.Metadata = [:]) {
    log(.notice, message, metadata: metadata())
  }

  func warning(_ message: StaticString, metadata: @autoclosure () -> Logger.Metadata = [:]) {
    log(.warning, message, metadata: metadata())
  }

  func error(_ message: StaticString, metadata: @autoclosure () -> Logger.Metadata = [:]) {
    log(.error, message, metadata: metadata())
  }

  /// Logs a message, unless it was logged within the last second.
  /// - Parameters:
  ///   - level: The level of the line.
  ///   - message: A constant, so that there are few.
  ///   - metadata: The varying data; not evaluated if the line is omitted.
  ///   - now: The current time.
  func log(
    _ level: Logger.Level,
    _ message: StaticString,
    metadata: @autoclosure () -> Logger.Metadata = [:],
    now: ContinuousClock.Instant = .now
  ) {
    guard let omitted = turn(of: message.description, now: now) else { return }
    var metadata = metadata()
    if omitted > 0 { metadata["omitted"] = "\(omitted)" }
    logger.log(level: level, "\(message)", metadata: metadata)
  }

  /// Returns the number of omitted lines since the last one with this message; nil to omit this
  /// one.
  private func turn(of message: String, now: ContinuousClock.Instant) -> Int? {
    lines.withLock { lines in
      guard let line = lines[message] else {
        lines[message] = Line(last: now)
        return 0
      }
      guard now - line.last >= Self.interval else {
        lines[message]?.omitted += 1
        return nil
      }
      lines[message] = Line(last: now)
      return line.omitted
    }
  }
}
