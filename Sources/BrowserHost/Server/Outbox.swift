import NIOCore
import Synchronization

/// Messages on their way to one page: written in order by one writer, never more than a bound.
final class Outbox: Sendable {
  private struct State {
    var messages: [ByteBuffer] = []
    var bytes = 0
    var closing: CloseReason?
  }

  private let state = Mutex(State())
  private let limit: Int
  private let signal: AsyncStream<Void>.Continuation
  /// Gives a value whenever there may be something to write.
  let signals: AsyncStream<Void>

  /// - Parameter limit: Bytes that may wait.
  init(limit: Int) {
    self.limit = limit
    (signals, signal) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Queues a message.
  ///
  /// Past the bound the page counts as too slow, and is closed.
  /// - Returns: Whether there was room.
  @discardableResult
  func send(_ message: ByteBuffer) -> Bool {
    let hasRoom = state.withLock { state in
      guard state.closing == nil else { return true }
      state.bytes += message.readableBytes
      guard state.bytes <= limit else {
        state.messages = []
        state.closing = .tooMuch
        return false
      }
      state.messages.append(message)
      return true
    }
    signal.yield()
    return hasRoom
  }

  /// Ends the connection after what waits has been written.
  func close(_ reason: CloseReason) {
    state.withLock { $0.closing = $0.closing ?? reason }
    signal.yield()
  }

  /// All that waits, and why it is the last.
  func takeAll() -> (messages: [ByteBuffer], closing: CloseReason?) {
    state.withLock { state in
      defer {
        state.messages = []
        state.bytes = 0
      }
      return (state.messages, state.closing)
    }
  }
}
