import NIOCore
import Synchronization

/// A bounded queue of messages to a page, written in order by one writer.
///
/// The bound covers the queued bytes, and those that the writer has taken but not yet written.
final class Outbox: Sendable {
  private struct State {
    var messages: [ByteBuffer] = []
    var bytes = 0
    /// The number of bytes that the writer has taken and its channel still holds.
    var unwritten = 0
    var closing: CloseReason?
    /// A Boolean value that indicates whether the writer has been notified of queued messages.
    var isNotified = false
    var writer: (@Sendable () -> Void)?

    /// Returns the writer if it must be notified of queued messages.
    mutating func writerToNotify() -> (@Sendable () -> Void)? {
      guard !isNotified, let writer else { return nil }
      isNotified = true
      return writer
    }
  }

  private let state = Mutex(State())
  private let limit: Int

  /// Creates an empty queue.
  /// - Parameter limit: The number of bytes that may be queued.
  init(limit: Int) {
    self.limit = limit
  }

  /// Begins to call the writer whenever messages are queued of which it has not been notified.
  func open(_ writer: @escaping @Sendable () -> Void) {
    let hasWaiting = state.withLock { state in
      state.writer = writer
      state.isNotified = !state.messages.isEmpty || state.closing != nil
      return state.isNotified
    }
    if hasWaiting { writer() }
  }

  /// Drops all messages after the connection has ended.
  func shut() {
    state.withLock { state in
      state.writer = nil
      state.messages = []
    }
  }

  /// Queues a message.
  ///
  /// Past the bound the page counts as too slow, and its connection is closed.
  /// - Returns: True if there was room.
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

  /// Ends the connection after the queued messages have been written.
  func close(_ reason: CloseReason) {
    let writer = state.withLock { state in
      state.closing = state.closing ?? reason
      return state.writerToNotify()
    }
    writer?()
  }

  /// The reason why the connection is to end; nil if it is not.
  var closing: CloseReason? { state.withLock(\.closing) }

  /// Takes messages, the oldest first.
  ///
  /// - Parameter most: The number of bytes from which no more messages are taken.
  /// - Returns: The messages, whether the queue is empty, and the close reason if they are the
  ///   last.
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

  /// Records how many of the taken bytes the channel still holds.
  func noteUnwritten(_ bytes: Int) {
    state.withLock { $0.unwritten = bytes }
  }
}
