import UIKitHosting

// What an app's composition root may know of the phone that its scene is on. Rostrum's
// `AppEnvironment` reads it; on iOS there is Foundation for that.
extension UIWindowScene {
  /// The folder that holds all this device's data for this app.
  public var _container: URL { _device.container }

  /// Preferred languages, the most wanted first, as BCP 47 tags.
  public var _languages: [String] { _device.languages }

  public var _locale: Locale { _device.locale }

  public var _timeZone: TimeZone { _device.timeZone }

  /// Returns the current date of the host's clock.
  public var _now: @Sendable () -> Date {
    guard let clock = _runtime?.clock else { return { Date() } }
    return { clock.date }
  }
}
