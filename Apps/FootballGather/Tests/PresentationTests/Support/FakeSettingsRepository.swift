import FootballGatherModel
import Foundation
import Synchronization

/// A chosen language, kept nowhere.
final class FakeSettingsRepository: SettingsRepository {
  private struct State {
    var language: String?
    var error: GatherError?
    var listeners: [UUID: AsyncStream<String?>.Continuation] = [:]
  }

  private let state: Mutex<State>

  /// - Parameters:
  ///   - language: Chosen; nil for the device's.
  ///   - error: Why nothing can be kept or read; nil for a device that works.
  init(language: String? = nil, error: GatherError? = nil) {
    state = Mutex(State(language: language, error: error))
  }

  /// From now on nothing can be kept or read.
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
