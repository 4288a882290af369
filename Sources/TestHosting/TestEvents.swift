import Foundation
import Synchronization

/// Reports what happens to the tool, in lines of standard output that begin with its token.
///
/// Lines that a test prints stay between the events before and after them.
final class TestEvents: Sendable {
  /// An event, as the tool decodes it.
  struct Event: Encodable {
    enum Kind: String, Encodable {
      case listed, started, allowance, issue, ended, attachment, record, interrupted, finished
    }

    let kind: Kind
    var test: String?
    var message: String?
    var file: String?
    var line: Int?
    var seconds: Double?
    var outcome: Outcome?
    /// A record of Swift Testing, as JSON.
    var record: String?
  }

  enum Outcome: String, Encodable {
    case passed, failed, skipped
  }

  private let token: String
  private let lock = Mutex(())

  init(token: String) {
    self.token = token
  }

  func send(_ event: Event) {
    guard let data = try? JSONEncoder().encode(event) else { return }
    let line = Data("\(token) ".utf8) + data + Data("\n".utf8)
    lock.withLock { _ in
      fflush(nil)
      FileHandle.standardOutput.write(line)
    }
  }
}
