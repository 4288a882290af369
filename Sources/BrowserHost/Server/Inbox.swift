import Synchronization

/// What pages have said, on its way to the main actor: however much it is, in one turn.
final class Inbox: Sendable {
  private struct State {
    var messages: [(connection: LiveConnection, message: ClientMessage?)] = []
    var isDue = false
  }

  private let state = Mutex(State())

  /// - Parameters:
  ///   - message: Nil for what was no message.
  ///   - connection: Hears it after all that it was told before.
  func put(_ message: ClientMessage?, for connection: LiveConnection) {
    connection.unserved.add()
    let isFirst = state.withLock { state in
      state.messages.append((connection, message))
      defer { state.isDue = true }
      return !state.isDue
    }
    if isFirst { Task { @MainActor in deliver() } }
  }

  @MainActor
  private func deliver() {
    let messages = state.withLock { state in
      defer { state = State() }
      return state.messages
    }
    for (connection, message) in messages {
      connection.hear(message)
      connection.unserved.remove()
    }
  }
}
