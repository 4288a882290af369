import Synchronization

/// Messages of pages on their way to the main actor, which receives all that wait in one turn.
final class Inbox: Sendable {
  private enum Item {
    /// Nil for what was no message.
    case message(ClientMessage?)
    case end
  }

  private struct State {
    var items: [(connection: LiveConnection, item: Item)] = []
    var isDue = false
  }

  private let state = Mutex(State())
  /// Wakes the loops of connections, once for the answers to some messages.
  let signals = WriteSignals()
  /// Messages after which the answers so far are written, however many follow.
  private static let group = 8

  /// - Parameters:
  ///   - message: Nil for what was no message.
  ///   - connection: Receives it after all earlier messages.
  func put(_ message: ClientMessage?, for connection: LiveConnection) {
    connection.unserved.add()
    put(.message(message), for: connection)
  }

  /// Notes the end of a connection, which it receives after all earlier messages.
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
      case .message(let message):
        connection.receive(message)
        connection.unserved.remove()
      case .end:
        connection.ended()
      }
    }
  }
}
