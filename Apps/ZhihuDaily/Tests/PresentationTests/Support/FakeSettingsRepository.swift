import ZhihuDailyModel

/// Settings in memory.
@MainActor
final class FakeSettingsRepository: SettingsRepository {
  private(set) var current: NewsSettings
  /// The error of the storage.
  var error: NewsError?
  private nonisolated let listeners = Listeners<NewsSettings>()

  init(_ settings: NewsSettings = NewsSettings()) {
    current = settings
  }

  @MainActor
  func settings() async throws(NewsError) -> NewsSettings {
    if let error { throw error }
    return current
  }

  @MainActor
  func update(_ change: @Sendable (inout NewsSettings) -> Void) async throws(NewsError) {
    if let error { throw error }
    var next = current
    change(&next)
    guard next != current else { return }
    current = next
    listeners.send(next)
  }

  nonisolated func changes() async -> AsyncStream<NewsSettings> { listeners.subscribe() }
}
