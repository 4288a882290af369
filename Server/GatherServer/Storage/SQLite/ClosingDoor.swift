import Synchronization

/// Lets everybody in until it is closed, and whoever closes it waits for those who are inside.
final class ClosingDoor: Sendable {
  private struct State {
    var inside = 0
    var isClosed = false
    var closer: CheckedContinuation<Void, Never>?
  }

  private let state = Mutex(State())

  /// - Returns: Whether it is open; then `leave()` must follow.
  func enter() -> Bool {
    state.withLock { state in
      if !state.isClosed { state.inside += 1 }
      return !state.isClosed
    }
  }

  func leave() {
    let closer = state.withLock { state in
      state.inside -= 1
      guard state.inside == 0 else { return nil as CheckedContinuation<Void, Never>? }
      defer { state.closer = nil }
      return state.closer
    }
    closer?.resume()
  }

  /// Lets nobody in any more, and returns when the last has left.
  ///
  /// - Returns: False where somebody else has closed it.
  func close() async -> Bool {
    let isFirst = state.withLock { state in
      defer { state.isClosed = true }
      return !state.isClosed
    }
    guard isFirst else { return false }
    await withCheckedContinuation { continuation in
      let isEmpty = state.withLock { state in
        if state.inside > 0 { state.closer = continuation }
        return state.inside == 0
      }
      if isEmpty { continuation.resume() }
    }
    return true
  }
}
