/// What a person has chosen on this device, whoever is logged in.
public protocol SettingsRepository: Sendable {
  /// The language of the app, as a BCP 47 tag; nil for the device's.
  ///
  /// - Throws: `.storage`.
  func language() async throws(GatherError) -> String?

  /// Chooses the language; nil for the device's.
  ///
  /// - Throws: `.storage`.
  func setLanguage(_ language: String?) async throws(GatherError)

  /// Each choice, wherever on this device it was made. Begins with the next one.
  func languages() async -> AsyncStream<String?>
}
