import Synchronization

/// Admits operations until it is closed; closing waits for the operations in progress.
final class ClosingDoor: Sendable {
  private struct State {
    var inside = 0
    var isClosed = false
    var closer: CheckedContinuation<Void, Never>?
  }

  private let state = Mutex(State())

  /// - Returns: Whether the operation is admitted; then `leave()` must follow.
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

  /// Admits no further operations, and returns when the last one has ended.
  ///
  /// - Returns: False where it was closed before.
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
