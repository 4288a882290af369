/// The settings of the user on this device.
public protocol SettingsRepository: Sendable {
  /// Returns the settings.
  ///
  /// - Throws: `.storage`.
  func settings() async throws(NewsError) -> NewsSettings

  /// Changes some of the settings.
  ///
  /// - Parameter change: A closure that receives the current settings when the call is executed.
  /// - Throws: `.storage`; then nothing was changed.
  func update(_ change: @Sendable (inout NewsSettings) -> Void) async throws(NewsError)

  /// Returns a stream of the settings after each change, on any screen.
  func changes() async -> AsyncStream<NewsSettings>
}
