import Logging
import Synchronization

/// A log handler that records lines as texts.
struct LogSpy: LogHandler {
  private final class Lines: Sendable {
    let texts = Mutex<[String]>([])
  }

  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.trace
  private let kept = Lines()

  var lines: [String] {
    kept.texts.withLock { $0 }
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    kept.texts.withLock { $0.append("\(event.level): \(event.message) \(event.metadata ?? [:])") }
  }
}
