import Foundation
import NIOCore
import Synchronization

/// A cache of encoded lists, which any change of their owner invalidates.
final class ListCache: Sendable {
  private struct Key: Hashable {
    var user: UUID
    var address: String
  }

  private struct Entry {
    var revision: Int
    var body: ByteBuffer
  }

  /// The maximum size of a cached list, in bytes.
  private static let largest = 65_536

  private let limit: Int
  private let entries = Mutex<[Key: Entry]>([:])

  init(limit: Int) {
    self.limit = limit
  }

  func body(for session: Session, at address: String) -> ByteBuffer? {
    let key = Key(user: session.user, address: address)
    return entries.withLock { entries in
      guard let entry = entries[key], entry.revision == session.revision else { return nil }
      return entry.body
    }
  }

  /// Caches a list, and evicts another one when there are too many.
  func keep(_ body: ByteBuffer, for session: Session, at address: String) {
    guard body.readableBytes <= Self.largest else { return }
    let key = Key(user: session.user, address: address)
    entries.withLock { entries in
      if entries.count >= limit, entries[key] == nil, let other = entries.keys.first {
        entries[other] = nil
      }
      entries[key] = Entry(revision: session.revision, body: body)
    }
  }
}
