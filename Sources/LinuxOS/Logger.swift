/// Writes messages of a part of an app.
///
/// A message is a line on standard error: level, subsystem, category and text.
public struct Logger: Sendable {
  private let log: OSLog

  /// A logger that names no part of the app.
  public init() {
    log = .default
  }

  public init(_ logObj: OSLog) {
    log = logObj
  }

  /// - Parameters:
  ///   - subsystem: A part of an app, such as a bundle identifier.
  ///   - category: A subject within it.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Writes a message that may explain a failure.
  public func log(_ message: OSLogMessage) {
    log.write(.default, message.text)
  }

  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    log.write(level, message.text)
  }

  /// Writes a message that helps while developing.
  public func trace(_ message: OSLogMessage) {
    log.write(.debug, message.text)
  }

  /// Writes a message that helps while developing.
  public func debug(_ message: OSLogMessage) {
    log.write(.debug, message.text)
  }

  /// Writes a message that helps, and is not essential.
  public func info(_ message: OSLogMessage) {
    log.write(.info, message.text)
  }

  /// Writes a message that may explain a failure.
  public func notice(_ message: OSLogMessage) {
    log.write(.default, message.text)
  }

  /// Writes a message about something unexpected.
  public func warning(_ message: OSLogMessage) {
    log.write(.error, message.text)
  }

  /// Writes a message about an error of the process.
  public func error(_ message: OSLogMessage) {
    log.write(.error, message.text)
  }

  /// Writes a message about an error of the system.
  public func critical(_ message: OSLogMessage) {
    log.write(.fault, message.text)
  }

  /// Writes a message about an error of the system.
  public func fault(_ message: OSLogMessage) {
    log.write(.fault, message.text)
  }
}
