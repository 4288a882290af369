import Synchronization

/// How many messages of a page its scene has not heard yet.
///
/// Past a bound the connection is not read, until all have been heard.
final class UnservedCount: Sendable {
  private struct State {
    var count = 0
    /// Whether somebody was told that there is no room.
    var isHeld = false
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
      guard state.count == 0, state.isHeld else { return nil as (@Sendable () -> Void)? }
      state.isHeld = false
      return state.onDrained
    }
    onDrained?()
  }

  /// Where there is none, `onDrained` is called once there is.
  func hasRoom() -> Bool {
    state.withLock { state in
      state.isHeld = state.count >= Self.limit
      return !state.isHeld
    }
  }

  var isEmpty: Bool { state.withLock { $0.count == 0 } }

  func onDrained(_ body: (@Sendable () -> Void)?) {
    state.withLock { $0.onDrained = body }
  }
}
