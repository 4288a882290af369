/// The settings of this device, independent of the login.
public protocol SettingsRepository: Sendable {
  /// Returns the language of the app as a BCP 47 tag; nil for the device's.
  ///
  /// - Throws: `.storage`.
  func language() async throws(GatherError) -> String?

  /// Sets the language; nil for the device's.
  ///
  /// - Throws: `.storage`.
  func setLanguage(_ language: String?) async throws(GatherError)

  /// Returns a stream of each change of the language on this device, starting with the next one.
  func languages() async -> AsyncStream<String?>
}
