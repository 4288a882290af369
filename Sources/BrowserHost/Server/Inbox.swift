import Synchronization

/// What pages have said, on its way to the main actor: however much it is, in one turn.
final class Inbox: Sendable {
  private enum Word {
    /// Nil for what was no message.
    case message(ClientMessage?)
    case end
  }

  private struct State {
    var words: [(connection: LiveConnection, word: Word)] = []
    var isDue = false
  }

  private let state = Mutex(State())
  /// Wakes the loops of connections, once for the answers to some messages.
  let signals = WriteSignals()
  /// Messages after which the answers so far are written, however many follow.
  private static let group = 8

  /// - Parameters:
  ///   - message: Nil for what was no message.
  ///   - connection: Hears it after all that it was told before.
  func put(_ message: ClientMessage?, for connection: LiveConnection) {
    connection.unserved.add()
    put(.message(message), for: connection)
  }

  /// The connection has ended, after all that it was told before.
  func putEnd(for connection: LiveConnection) {
    put(.end, for: connection)
  }

  private func put(_ word: Word, for connection: LiveConnection) {
    let isFirst = state.withLock { state in
      state.words.append((connection, word))
      defer { state.isDue = true }
      return !state.isDue
    }
    if isFirst { Task { @MainActor in deliver() } }
  }

  @MainActor
  private func deliver() {
    let words = state.withLock { state in
      defer { state = State() }
      return state.words
    }
    signals.hold()
    defer { signals.release() }
    for (index, (connection, word)) in words.enumerated() {
      if index > 0, index.isMultiple(of: Self.group) { signals.release(goesOn: true) }
      switch word {
      case .message(let message):
        connection.hear(message)
        connection.unserved.remove()
      case .end:
        connection.ended()
      }
    }
  }
}
