import Synchronization

/// The number of a page's messages that its scene has not received yet.
///
/// Beyond a bound the connection is not read until all have been received.
final class UnservedCount: Sendable {
  private struct State {
    var count = 0
    /// A Boolean value that indicates whether the reading of the connection has been paused.
    var isReadingPaused = false
    var onDrained: (@Sendable () -> Void)?
  }

  static let limit = 16

  private let state = Mutex(State())

  func add() {
    state.withLock { $0.count += 1 }
  }

  func remove() {
    let onDrained = state.withLock { state in
      state.count -= 1
      guard state.count == 0, state.isReadingPaused else { return nil as (@Sendable () -> Void)? }
      state.isReadingPaused = false
      return state.onDrained
    }
    onDrained?()
  }

  /// Returns whether there is room; if not, `onDrained` is called when there is.
  func hasRoom() -> Bool {
    state.withLock { state in
      state.isReadingPaused = state.count >= Self.limit
      return !state.isReadingPaused
    }
  }

  var isEmpty: Bool { state.withLock { $0.count == 0 } }

  func onDrained(_ body: (@Sendable () -> Void)?) {
    state.withLock { $0.onDrained = body }
  }
}
