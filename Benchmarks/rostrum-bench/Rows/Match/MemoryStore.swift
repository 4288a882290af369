internal import FootballGatherModel
internal import Foundation
internal import Synchronization

/// The data of a match's services in memory, and their listeners.
final class MemoryStore: Sendable {
  struct Data {
    var session: Session?
    var language: String?
    var players: [Player] = []
    var gathers: [Gather] = []
    var lineUps: [Gather.ID: LineUp] = [:]
    var running: RunningGather?
  }

  private struct State {
    var data = Data()
    var listeners: [AsyncStream<Void>.Continuation] = []
    var sessionListeners: [AsyncStream<SessionChange>.Continuation] = []
  }

  private let state = Mutex(State())

  func read<Value: Sendable>(_ body: @Sendable (Data) -> Value) -> Value {
    state.withLock { body($0.data) }
  }

  func change<Value: Sendable>(_ body: @Sendable (inout Data) -> Value) -> Value {
    let (value, listeners) = state.withLock { state in
      (body(&state.data), state.listeners)
    }
    for listener in listeners { listener.yield() }
    return value
  }

  func begin(_ session: Session?) {
    let listeners = state.withLock { state in
      state.data.session = session
      return state.sessionListeners
    }
    let change = session.map(SessionChange.began) ?? .ended(.logout)
    for listener in listeners { listener.yield(change) }
  }

  func changes() -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { listener in
      state.withLock { $0.listeners.append(listener) }
    }
  }

  func sessionChanges() -> AsyncStream<SessionChange> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { listener in
      state.withLock { $0.sessionListeners.append(listener) }
    }
  }
}
