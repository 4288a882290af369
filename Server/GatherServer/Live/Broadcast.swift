import Synchronization

/// Sends the same messages to all subscribers.
final class Broadcast<Message: Sendable>: Sendable {
  private struct State {
    var next = 0
    var listeners: [Int: AsyncStream<Message>.Continuation] = [:]
    var isFinished = false
  }

  private let state = Mutex(State())

  /// Returns the messages from now on, until the subscriber ends or `finish()` is called.
  func subscribe() -> AsyncStream<Message> {
    let (stream, continuation) = AsyncStream<Message>.makeStream()
    let id = state.withLock { state in
      state.next += 1
      if state.isFinished { continuation.finish() }
      state.listeners[state.next] = state.isFinished ? nil : continuation
      return state.next
    }
    continuation.onTermination = { [weak self] _ in
      _ = self?.state.withLock { $0.listeners.removeValue(forKey: id) }
    }
    return stream
  }

  func send(_ message: Message) {
    let listeners = state.withLock { Array($0.listeners.values) }
    for listener in listeners { listener.yield(message) }
  }

  func finish() {
    let listeners = state.withLock { state in
      state.isFinished = true
      defer { state.listeners = [:] }
      return Array(state.listeners.values)
    }
    for listener in listeners { listener.finish() }
  }
}
