import Foundation
import Synchronization

/// The registry of live streams by match, which forwards changes to them.
final class LiveGathers: Sendable {
  /// Signals that a match may have changed; the subscriber reads its current state.
  typealias Stream = AsyncStream<Void>

  private struct Listener {
    var gather: UUID
    var user: UUID
    var continuation: Stream.Continuation
  }

  private struct State {
    var next = 0
    var listeners: [Int: Listener] = [:]
    var isFinished = false
  }

  private let database: any SQLDatabase
  private let streamsPerAccount: Int
  private let state = Mutex(State())

  init(_ database: any SQLDatabase, streamsPerAccount: Int) {
    self.database = database
    self.streamsPerAccount = streamsPerAccount
  }

  /// Forwards changes until the task is cancelled.
  func run() async {
    let changes = database.changes()
    // Streams that subscribed before this point have received nothing yet.
    tell { _ in true }
    for await change in changes {
      switch change {
      case .gather(let id): tell { $0.gather == id }
      case .resumed: tell { _ in true }
      }
    }
  }

  /// Subscribes to a match; changes that are not yet consumed are merged into one.
  ///
  /// - Returns: Nil where the account has too many streams already, or the server shuts down.
  func subscribe(to gather: UUID, for user: UUID) -> Stream? {
    let (stream, continuation) = Stream.makeStream(bufferingPolicy: .bufferingNewest(1))
    let id: Int? = state.withLock { state in
      guard !state.isFinished,
        state.listeners.values.count(where: { $0.user == user }) < streamsPerAccount
      else { return nil }
      state.next += 1
      state.listeners[state.next] = Listener(
        gather: gather,
        user: user,
        continuation: continuation
      )
      return state.next
    }
    guard let id else { return nil }
    continuation.onTermination = { [weak self] _ in
      _ = self?.state.withLock { $0.listeners.removeValue(forKey: id) }
    }
    return stream
  }

  var count: Int { state.withLock { $0.listeners.count } }

  /// Ends every stream, so that the server can shut down.
  func finish() {
    let listeners = state.withLock { state in
      state.isFinished = true
      return Array(state.listeners.values)
    }
    for listener in listeners { listener.continuation.finish() }
  }

  private func tell(_ isMeant: (Listener) -> Bool) {
    let listeners = state.withLock { $0.listeners.values.filter(isMeant) }
    for listener in listeners { listener.continuation.yield() }
  }
}
