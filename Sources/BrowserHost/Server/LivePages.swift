import Synchronization
import UIKitHosting

/// The open live connections, whose ends the host's shutdown awaits.
final class LivePages: Sendable {
  private struct State {
    var outboxes: [ObjectIdentifier: Outbox] = [:]
    var isClosing = false
    var onEmpty: CheckedContinuation<Void, Never>?
  }

  private let state = Mutex(State())

  /// Registers a connection; `leave` must follow when it has ended.
  ///
  /// During a shutdown, the page is notified immediately.
  func enter(_ outbox: Outbox) {
    let isLate = state.withLock { state in
      state.outboxes[ObjectIdentifier(outbox)] = outbox
      return state.isClosing
    }
    if isLate { outbox.close(.goingAway) }
  }

  func leave(_ outbox: Outbox) {
    let onEmpty = state.withLock { state in
      state.outboxes.removeShrinking(ObjectIdentifier(outbox))
      return state.outboxes.isEmpty ? state.onEmpty.take() : nil
    }
    onEmpty?.resume()
  }

  /// Notifies every page that the host shuts down.
  func beginClosing() {
    let outboxes = state.withLock { state in
      state.isClosing = true
      return Array(state.outboxes.values)
    }
    for outbox in outboxes { outbox.close(.goingAway) }
  }

  /// Notifies every page, and returns when all connections have ended; to be called once.
  func closeAll() async {
    beginClosing()
    await withCheckedContinuation { continuation in
      let isEmpty = state.withLock { state in
        guard !state.outboxes.isEmpty else { return true }
        state.onEmpty = continuation
        return false
      }
      if isEmpty { continuation.resume() }
    }
  }
}
