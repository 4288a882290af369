import Logging
import Synchronization

/// Logs what strangers can cause as often as they like: each message once a second at most.
///
/// The metadata of a line counts those of its kind that were left out before it.
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

  /// - Parameters:
  ///   - level: How much it matters.
  ///   - message: A constant, so that there are few.
  ///   - metadata: What differs from line to line; not asked for where the line is left out.
  ///   - now: The time.
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

  /// The number of lines with this message that were omitted since the last; nil to omit this one.
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
