import Foundation
import Synchronization

/// Recently read sessions, which any write to the database invalidates.
///
/// Writes of this process take effect immediately; writes of another process to the same file,
/// within ``lifetime``.
final class SessionCache: Sendable {
  /// The time in seconds for which the writes of another process may go unnoticed.
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

  /// - Parameter limit: The maximum number of sessions.
  init(limit: Int) {
    self.limit = limit
  }

  /// - Returns: The session of a token with this digest; nil where it must be read from the
  ///   database.
  func session(digest: String, version: UInt64, now: Date) -> Session? {
    state.withLock { state in
      guard state.version == version, let entry = state.entries[digest],
        entry.session.expiresAt > now, abs(now.timeIntervalSince(entry.asked)) < Self.lifetime
      else { return nil }
      return entry.session
    }
  }

  /// - Parameters:
  ///   - session: The session that was read.
  ///   - digest: The digest of its token.
  ///   - version: The version of the database before the read.
  ///   - now: The time of the read.
  func keep(_ session: Session, digest: String, version: UInt64, now: Date) {
    state.withLock { state in
      if state.version != version {
        // A session that was read before the newest write may be out of date.
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
