import UIKitHosting

// The properties of the scene's device for an app's composition root. Rostrum's `AppEnvironment`
// reads them; on iOS Foundation provides them.
extension UIWindowScene {
  /// The folder that contains all data of this device for this app.
  public var _container: URL { _device.container }

  /// The preferred languages as BCP 47 tags, in order of preference.
  public var _languages: [String] { _device.languages }

  public var _locale: Locale { _device.locale }

  public var _timeZone: TimeZone { _device.timeZone }

  /// Returns the current date of the host's clock.
  public var _now: @Sendable () -> Date {
    guard let clock = _runtime?.clock else { return { Date() } }
    return { clock.date }
  }
}
