import NIOCore
import Synchronization

/// A queue of messages from pages to the main actor, which receives all of them in one turn.
final class Inbox: Sendable {
  private enum Item {
    /// A message; nil if it was malformed. Its text is kept in development alone.
    case message(ClientMessage?, text: ByteBuffer?)
    case end
  }

  private struct State {
    var items: [(connection: LiveConnection, item: Item)] = []
    var isDue = false
  }

  private let state = Mutex(State())
  /// The wake-ups of connections' event loops, one for the answers to several messages.
  let signals = WriteSignals()
  /// The number of messages after which their answers are written.
  private static let group = 8

  /// Queues a message.
  /// - Parameters:
  ///   - message: The message; nil if it was malformed.
  ///   - text: Its text; nil if nobody keeps it.
  ///   - connection: Receives it after all earlier messages.
  func put(_ message: ClientMessage?, text: ByteBuffer? = nil, for connection: LiveConnection) {
    connection.unserved.add()
    put(.message(message, text: text), for: connection)
  }

  /// Queues the end of a connection, after all of its messages.
  func putEnd(for connection: LiveConnection) {
    put(.end, for: connection)
  }

  private func put(_ item: Item, for connection: LiveConnection) {
    let isFirst = state.withLock { state in
      state.items.append((connection, item))
      defer { state.isDue = true }
      return !state.isDue
    }
    if isFirst { Task { @MainActor in deliver() } }
  }

  @MainActor
  private func deliver() {
    let items = state.withLock { state in
      defer { state = State() }
      return state.items
    }
    signals.hold()
    defer { signals.release() }
    for (index, (connection, item)) in items.enumerated() {
      if index > 0, index.isMultiple(of: Self.group) { signals.release(continuesHolding: true) }
      switch item {
      case .message(let message, let text):
        connection.receive(message, text: text)
        connection.unserved.remove()
      case .end:
        connection.ended()
      }
    }
  }
}
