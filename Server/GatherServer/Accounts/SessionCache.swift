import Foundation
import Synchronization

/// Logins that were looked up a moment ago, as long as nothing has been written since.
///
/// What this process writes counts at once; what another one writes to the same file, within
/// ``lifetime``.
final class SessionCache: Sendable {
  /// Seconds for which nobody asks whether another process has ended a login.
  static let lifetime = 1.0

  private struct Entry {
    var session: Session
    var asked: Date
  }

  private struct State {
    var version: UInt64 = 0
    var entries: [String: Entry] = [:]
  }

  private let limit: Int
  private let state = Mutex(State())

  /// - Parameter limit: How many logins are kept at most.
  init(limit: Int) {
    self.limit = limit
  }

  /// - Returns: The login of a token with this digest; nil where it must be asked for.
  func session(digest: String, version: UInt64, now: Date) -> Session? {
    state.withLock { state in
      guard state.version == version, let entry = state.entries[digest],
        entry.session.expiresAt > now, abs(now.timeIntervalSince(entry.asked)) < Self.lifetime
      else { return nil }
      return entry.session
    }
  }

  /// - Parameters:
  ///   - session: What the database said.
  ///   - digest: Of its token.
  ///   - version: The database's before it was asked.
  ///   - now: When it was.
  func keep(_ session: Session, digest: String, version: UInt64, now: Date) {
    state.withLock { state in
      if state.version != version {
        // An answer from before the newest write says nothing of what is there now.
        guard state.version < version else { return }
        state = State(version: version)
      }
      if state.entries.count >= limit, let other = state.entries.keys.first {
        state.entries[other] = nil
      }
      state.entries[digest] = Entry(session: session, asked: now)
    }
  }
}
