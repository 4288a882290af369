import Synchronization

/// The number of messages of a page that its scene has not received yet.
///
/// Past a bound the connection is not read, until all have been received.
final class UnservedCount: Sendable {
  private struct State {
    var count = 0
    /// Whether the reader paused because there was no room.
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

  /// Where there is none, `onDrained` is called once there is.
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
