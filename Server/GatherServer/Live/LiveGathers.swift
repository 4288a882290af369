import Foundation
import Synchronization

/// Who looks at which match right now, and passes changes on to them.
final class LiveGathers: Sendable {
  /// Tells that a match may have changed; what it is now, whoever listens looks up.
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

  /// Passes changes on until the task is cancelled.
  func run() async {
    let changes = database.changes()
    // Who came before has heard of nothing yet.
    tell { _ in true }
    for await change in changes {
      switch change {
      case .gather(let id): tell { $0.gather == id }
      case .resumed: tell { _ in true }
      }
    }
  }

  /// Several changes that nobody has looked at yet are one.
  ///
  /// - Returns: Nil where the account has too many streams already, or the server is about to end.
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

  /// Ends every stream, so that the server can end.
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
