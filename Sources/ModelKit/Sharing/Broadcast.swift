/// Sends the same messages to all subscribers.
package actor Broadcast<Message: Sendable> {
  private var next = 0
  private var listeners: [Int: AsyncStream<Message>.Continuation] = [:]

  package init() {}

  /// Returns the messages from now on, until the subscriber ends; only the newest unread one is
  /// kept.
  package func subscribe() -> AsyncStream<Message> {
    let (stream, continuation) = AsyncStream<Message>.makeStream(
      bufferingPolicy: .bufferingNewest(1)
    )
    next += 1
    let id = next
    listeners[id] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { [weak self] in await self?.remove(id) }
    }
    return stream
  }

  package func send(_ message: Message) {
    for listener in listeners.values { listener.yield(message) }
  }

  private func remove(_ id: Int) {
    listeners[id] = nil
  }
}
