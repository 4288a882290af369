import NIOCore
import Synchronization

/// Wakes event loops to write messages: one wake-up for the answers to several messages.
///
/// Waking a loop from the main actor is a system call, and often a thread switch. While the main
/// actor serves messages of pages, signals are held back and then sent together.
final class WriteSignals: Sendable {
  typealias Signal = @Sendable () -> Void

  private struct Held {
    let loop: any EventLoop
    var signals: [Signal]
  }

  private struct State {
    var isHolding = false
    var held: [Held] = []
  }

  private let state = Mutex(State())

  /// Runs a signal on its loop: immediately, or with others when they are released.
  func send(_ signal: @escaping Signal, to loop: any EventLoop) {
    let isHeld = state.withLock { state in
      guard state.isHolding else { return false }
      if let index = state.held.firstIndex(where: { $0.loop === loop }) {
        state.held[index].signals.append(signal)
      } else {
        state.held.append(Held(loop: loop, signals: [signal]))
      }
      return true
    }
    if !isHeld { loop.execute(signal) }
  }

  /// Begins to hold signals back.
  func hold() {
    state.withLock { $0.isHolding = true }
  }

  /// Sends the held signals.
  ///
  /// - Parameter continuesHolding: True to continue to hold signals back.
  func release(continuesHolding: Bool = false) {
    let held = state.withLock { state in
      state.isHolding = continuesHolding
      defer { state.held = [] }
      return state.held
    }
    for held in held {
      held.loop.execute { for signal in held.signals { signal() } }
    }
  }
}
