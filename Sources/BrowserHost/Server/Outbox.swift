import NIOCore
import Synchronization

/// Messages on their way to one page: written in order by one writer, never more than a bound.
///
/// The bound covers what waits here and what the writer has taken but not yet written.
final class Outbox: Sendable {
  private struct State {
    var messages: [ByteBuffer] = []
    var bytes = 0
    /// Bytes that the writer has taken, and that its channel still holds.
    var unwritten = 0
    var closing: CloseReason?
    /// Whether the writer knows that something waits.
    var isNotified = false
    var writer: (@Sendable () -> Void)?

    /// The writer where it does not know yet that something waits.
    mutating func writerToNotify() -> (@Sendable () -> Void)? {
      guard !isNotified, let writer else { return nil }
      isNotified = true
      return writer
    }
  }

  private let state = Mutex(State())
  private let limit: Int

  /// - Parameter limit: Bytes that may wait.
  init(limit: Int) {
    self.limit = limit
  }

  /// Begins to call the writer whenever something waits that it does not know of.
  func open(_ writer: @escaping @Sendable () -> Void) {
    let hasWaiting = state.withLock { state in
      state.writer = writer
      state.isNotified = !state.messages.isEmpty || state.closing != nil
      return state.isNotified
    }
    if hasWaiting { writer() }
  }

  /// The connection has ended.
  func shut() {
    state.withLock { state in
      state.writer = nil
      state.messages = []
    }
  }

  /// Queues a message.
  ///
  /// Past the bound the page counts as too slow, and is closed.
  /// - Returns: Whether there was room.
  @discardableResult
  func send(_ message: ByteBuffer) -> Bool {
    let (hasRoom, writer) = state.withLock { state in
      guard state.closing == nil else { return (true, nil as (@Sendable () -> Void)?) }
      state.bytes += message.readableBytes
      let hasRoom = state.bytes + state.unwritten <= limit
      if hasRoom {
        state.messages.append(message)
      } else {
        state.messages = []
        state.closing = .tooMuch
      }
      return (hasRoom, hasRoom ? state.writerToNotify() : state.writer)
    }
    writer?()
    return hasRoom
  }

  /// Ends the connection after what waits has been written.
  func close(_ reason: CloseReason) {
    let writer = state.withLock { state in
      state.closing = state.closing ?? reason
      return state.writerToNotify()
    }
    writer?()
  }

  /// Why the connection is to end; nil where it is not.
  var closing: CloseReason? { state.withLock(\.closing) }

  /// Takes messages, the oldest first.
  ///
  /// - Parameter most: Takes no more messages once they have so many bytes.
  /// - Returns: The messages, and whether they are all; if so, why they are the last, where they are.
  func take(most: Int = .max) -> (messages: [ByteBuffer], closing: CloseReason?, isAll: Bool) {
    state.withLock { state in
      var (count, bytes) = (0, 0)
      while count < state.messages.count, bytes < most {
        bytes += state.messages[count].readableBytes
        count += 1
      }
      state.unwritten += bytes
      guard count == state.messages.count else {
        state.bytes -= bytes
        defer { state.messages.removeFirst(count) }
        return (Array(state.messages[..<count]), nil, false)
      }
      defer {
        state.messages = []
        state.bytes = 0
        state.isNotified = false
      }
      return (state.messages, state.closing, true)
    }
  }

  /// Notes how much of what was taken the channel still holds.
  func noteUnwritten(_ bytes: Int) {
    state.withLock { $0.unwritten = bytes }
  }
}
