import Locking

/// The subscribers to a fake's changes.
final class Listeners<Message: Sendable>: Sendable {
  private struct State {
    var last = 0
    var open: [Int: AsyncStream<Message>.Continuation] = [:]
  }

  private let state = Locked(State())

  var count: Int { state.withLock { $0.open.count } }

  func subscribe() -> AsyncStream<Message> {
    let (stream, continuation) = AsyncStream<Message>.makeStream()
    let id = state.withLock { state in
      state.last += 1
      state.open[state.last] = continuation
      return state.last
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { $0.open[id] = nil }
    }
    return stream
  }

  func send(_ message: Message) {
    for listener in state.withLock({ Array($0.open.values) }) { listener.yield(message) }
  }
}
