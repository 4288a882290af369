public import Foundation

/// What an app gets from outside: its folder, its reader's language and time.
///
/// The composition root makes one per scene and hands it on; nothing reads process-wide state.
public struct AppEnvironment: Sendable {
  /// The folder for the app's own files.
  public var documents: URL
  /// Preferred languages, the most wanted first, as BCP 47 tags (`zh-Hans`, `en-GB`).
  public var languages: [String]
  public var locale: Locale
  public var timeZone: TimeZone
  /// The current date.
  public var now: @Sendable () -> Date
  /// What delays and timeouts run on.
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

  /// The Gregorian calendar of the reader's place.
  public var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }
}
