import Synchronization

/// A queue of messages from pages to the main actor, which receives all of them in one turn.
final class Inbox: Sendable {
  private enum Word {
    /// A message; nil if it was malformed.
    case message(ClientMessage?)
    case end
  }

  private struct State {
    var words: [(connection: LiveConnection, word: Word)] = []
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
  ///   - connection: Receives it after all earlier messages.
  func put(_ message: ClientMessage?, for connection: LiveConnection) {
    connection.unserved.add()
    put(.message(message), for: connection)
  }

  /// Queues the end of a connection, after all of its messages.
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
