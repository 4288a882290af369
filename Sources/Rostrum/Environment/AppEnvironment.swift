public import Foundation

/// The external inputs of an app: its folder, the user's languages, and time.
///
/// The composition root creates one per scene and passes it on; no code reads process-wide state.
public struct AppEnvironment: Sendable {
  /// The folder for the app's own files.
  public var documents: URL
  /// The preferred languages as BCP 47 tags (`zh-Hans`, `en-GB`), in order of preference.
  public var languages: [String]
  public var locale: Locale
  public var timeZone: TimeZone
  /// The current date.
  public var now: @Sendable () -> Date
  /// The clock for delays and timeouts.
  public var clock: any Clock<Duration>

  public init(
    documents: URL,
    languages: [String],
    locale: Locale,
    timeZone: TimeZone,
    now: @escaping @Sendable () -> Date = { Date() },
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.documents = documents
    self.languages = languages
    self.locale = locale
    self.timeZone = timeZone
    self.now = now
    self.clock = clock
  }

  /// The Gregorian calendar in the user's locale and time zone.
  public var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }
}
