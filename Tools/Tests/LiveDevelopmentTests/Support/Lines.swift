import Synchronization

/// Lines that a session has printed.
final class Lines: Sendable {
  private let lines = Mutex<[String]>([])

  func append(_ line: String) {
    lines.withLock { $0.append(line) }
  }

  var text: String {
    lines.withLock { $0.joined(separator: "\n") }
  }
}
