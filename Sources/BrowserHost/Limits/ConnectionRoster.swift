import NIOCore
import Synchronization
import UIKitHosting

/// The connections of a host, and which of them may be closed to make room for new ones.
///
/// A connection may be closed while the host waits for its peer: until its first request is
/// complete, between requests, while an answer is not taken, and until a page's first message is
/// accepted. The one that has waited longest goes first, so that a flood of silent connections
/// displaces itself, and a new connection has time to ask. Live pages and requests that are being
/// answered are never closed.
final class ConnectionRoster: Sendable {
  /// One connection's place in the roster.
  struct Place: Sendable {
    let roster: ConnectionRoster
    let id: ObjectIdentifier

    /// The host serves the connection: it must not be closed.
    func hold() { roster.hold(id) }

    /// Whether the connection is being served.
    var isHeld: Bool { roster.state.withLock { $0.waiting[id] == nil } }
  }

  fileprivate struct State {
    var count = 0
    var waiting: [ObjectIdentifier: (ticket: UInt64, channel: any Channel)] = [:]
    /// In the order of their tickets, with those that no longer wait.
    var queue: [(id: ObjectIdentifier, ticket: UInt64)] = []
    /// The index of the queue's first element.
    var head = 0
    var lastTicket: UInt64 = 0
  }

  private let state = Mutex(State())
  private let bound: Int

  /// - Parameter maximum: Connections at which the host stops to accept others; room is made before
  ///   that.
  init(maximum: Int) {
    bound = maximum - max(1, maximum / 16)
  }

  /// Counts a new connection; `leave` must follow when it has ended.
  ///
  /// - Returns: The connection to close, where there are too many.
  func enter(_ channel: any Channel) -> (any Channel)? {
    state.withLock { state in
      state.count += 1
      let displaced = state.count > bound ? state.removeOldest() : nil
      state.wait(channel)
      return displaced
    }
  }

  /// The host waits for the peer of a connection again.
  func release(_ channel: any Channel) {
    state.withLock { $0.wait(channel) }
  }

  func hold(_ id: ObjectIdentifier) {
    state.withLock { _ = $0.waiting.removeShrinking(id) }
  }

  func leave(_ id: ObjectIdentifier) {
    state.withLock { state in
      state.count -= 1
      state.waiting.removeShrinking(id)
    }
  }

  func place(of channel: any Channel) -> Place {
    Place(roster: self, id: ObjectIdentifier(channel))
  }
}

extension ConnectionRoster.State {
  fileprivate mutating func wait(_ channel: any Channel) {
    lastTicket += 1
    let id = ObjectIdentifier(channel)
    waiting[id] = (lastTicket, channel)
    queue.append((id, lastTicket))
    if queue.count > 4 * waiting.count + 64 { compact() }
  }

  fileprivate mutating func removeOldest() -> (any Channel)? {
    while head < queue.count {
      let (id, ticket) = queue[head]
      head += 1
      if let entry = waiting[id], entry.ticket == ticket {
        waiting[id] = nil
        return entry.channel
      }
    }
    return nil
  }

  /// - Complexity: O(queue), once for as many connections.
  private mutating func compact() {
    queue = queue[head...].filter { waiting[$0.id]?.ticket == $0.ticket }
    head = 0
  }
}
