package import NIOCore
import Synchronization
import UIKitHosting

/// The connections of a host, and which of them may be closed to make room for new ones.
///
/// A connection may be closed while the host waits for its peer: until its first request is
/// complete, between requests, while the peer does not read a response, and until a page's first
/// message is accepted. The one that has waited longest is closed first: a flood of silent
/// connections displaces itself, and a new connection has time to send its request. Live pages and
/// requests that are being answered are never closed.
package final class ConnectionRoster: Sendable {
  /// A connection's entry in the roster.
  struct Place: Sendable {
    let roster: ConnectionRoster
    let id: ObjectIdentifier

    /// Marks the connection as being served, so that it is not closed.
    func hold() { roster.hold(id) }

    /// A Boolean value that indicates whether the connection is being served.
    var isHeld: Bool { roster.state.withLock { $0.waiting[id] == nil } }
  }

  fileprivate struct State {
    var count = 0
    var waiting: [ObjectIdentifier: (ticket: UInt64, channel: any Channel)] = [:]
    /// The waiting connections in the order of their tickets, including some that no longer wait.
    var queue: [(id: ObjectIdentifier, ticket: UInt64)] = []
    /// The index of the queue's first element.
    var head = 0
    var lastTicket: UInt64 = 0
  }

  private let state = Mutex(State())
  private let bound: Int

  /// Creates an empty roster.
  /// - Parameter maximum: The number of connections at which the host stops accepting; room is made
  ///   below it.
  package init(maximum: Int) {
    bound = maximum - max(1, maximum / 16)
  }

  /// Counts a new connection; `leave` must follow when it has ended.
  ///
  /// - Returns: The connection to close if there are too many.
  package func enter(_ channel: any Channel) -> (any Channel)? {
    state.withLock { state in
      state.count += 1
      let displaced = state.count > bound ? state.removeOldest() : nil
      state.wait(channel)
      return displaced
    }
  }

  /// Marks the connection as waiting for its peer again.
  package func release(_ channel: any Channel) {
    state.withLock { $0.wait(channel) }
  }

  package func hold(_ id: ObjectIdentifier) {
    state.withLock { _ = $0.waiting.removeShrinking(id) }
  }

  package func leave(_ id: ObjectIdentifier) {
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

  /// Removes the entries that no longer wait.
  /// - Complexity: O(queue), amortized over as many connections.
  private mutating func compact() {
    queue = queue[head...].filter { waiting[$0.id]?.ticket == $0.ticket }
    head = 0
  }
}
