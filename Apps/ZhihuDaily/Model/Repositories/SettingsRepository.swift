/// What a person has chosen on this device.
public protocol SettingsRepository: Sendable {
  /// - Throws: `.storage`.
  func settings() async throws(NewsError) -> NewsSettings

  /// Changes some of the settings.
  ///
  /// - Parameter change: Applied to what holds when it is this call's turn.
  /// - Throws: `.storage`; nothing was changed then.
  func update(_ change: @Sendable (inout NewsSettings) -> Void) async throws(NewsError)

  /// The settings after each change, on whichever screen. Begins with the next one.
  func changes() async -> AsyncStream<NewsSettings>
}
