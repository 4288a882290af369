import FootballGatherModel
import Foundation
import Locking

/// A language setting in memory.
final class FakeSettingsRepository: SettingsRepository {
  private struct State {
    var language: String?
    var error: GatherError?
    var listeners: [UUID: AsyncStream<String?>.Continuation] = [:]
  }

  private let state: Locked<State>

  /// - Parameters:
  ///   - language: The chosen language; nil for the device's.
  ///   - error: The error of reading and writing; nil for a device that works.
  init(language: String? = nil, error: GatherError? = nil) {
    state = Locked(State(language: language, error: error))
  }

  /// Makes reading and writing fail from now on.
  func fail(_ error: GatherError) {
    state.withLock { $0.error = error }
  }

  func language() async throws(GatherError) -> String? {
    if let error = state.withLock({ $0.error }) { throw error }
    return state.withLock { $0.language }
  }

  func setLanguage(_ language: String?) async throws(GatherError) {
    if let error = state.withLock({ $0.error }) { throw error }
    let listeners = state.withLock { state in
      state.language = language
      return state.listeners.values.map(\.self)
    }
    for listener in listeners { listener.yield(language) }
  }

  func languages() async -> AsyncStream<String?> {
    let (stream, continuation) = AsyncStream<String?>.makeStream(
      bufferingPolicy: .bufferingNewest(1)
    )
    let id = UUID()
    state.withLock { $0.listeners[id] = continuation }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { $0.listeners[id] = nil }
    }
    return stream
  }
}
