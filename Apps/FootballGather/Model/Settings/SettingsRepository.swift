/// What a person has chosen for this device, whoever is logged in.
///
/// On the main actor: a scene asks before it shows anything.
@MainActor
public protocol SettingsRepository: AnyObject, Sendable {
  /// The chosen language as a BCP 47 tag such as `zh-Hans`; nil for the device's.
  var language: String? { get }

  /// Chooses a language, which is kept before it is told.
  ///
  /// - Parameter language: A BCP 47 tag, or nil for the device's.
  /// - Throws: `.storage`; nothing has changed then.
  func setLanguage(_ language: String?) throws(GatherError)

  /// Each language that is chosen from now on.
  func languages() -> AsyncStream<String?>
}
