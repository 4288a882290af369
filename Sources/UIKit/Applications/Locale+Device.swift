public import Foundation
import Synchronization

// Foundation on Linux has one locale, that of the world in English, in every environment. Prepared sources
// name the device's instead.

extension Locale {
  /// The locale of the current scene's device; outside of a scene, Foundation's.
  public static var _current: Locale {
    UIApplication._ofRunningCode?._locale.withLock(\.self) ?? .current
  }

  /// The languages of the current scene's device in the order of preference.
  public static var _preferredLanguages: [String] { LocalizedStrings.languages }
}

extension Calendar {
  /// The user's calendar with the locale of the current scene's device.
  public static var _current: Calendar {
    var calendar = current
    calendar.locale = ._current
    return calendar
  }
}

extension DateFormatter {
  /// Returns a formatter of the device's locale, as one has without another on iOS.
  public static func _ofDevice() -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = ._current
    return formatter
  }
}

extension NumberFormatter {
  /// Returns a formatter of the device's locale, as one has without another on iOS.
  public static func _ofDevice() -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = ._current
    return formatter
  }
}

extension UIApplication {
  /// The app whose code runs; nil outside of a scene and of a launch.
  nonisolated static var _ofRunningCode: UIApplication? {
    CurrentScene.runtime?.application ?? CurrentScene.launching
  }
}
