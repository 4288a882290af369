import Foundation
package import UIKitHosting

extension Device {
  /// The device that this process is: its folder is in the environment, and its language and region are
  /// those of the defaults `AppleLanguages` and `AppleLocale`, which arguments may set.
  ///
  /// - Parameter id: A name.
  /// - Returns: The device.
  package static func ofThisProcess(_ id: String) -> Device {
    let defaults = UserDefaults.standard
    let languages = defaults.stringArray(forKey: "AppleLanguages")
    let locale = defaults.string(forKey: "AppleLocale") ?? languages?.first
    return Device(
      id: id,
      container: containerOfThisProcess,
      languages: languages ?? [Locale.preferredLanguages.first ?? "en"],
      locale: locale.map(Locale.init) ?? .current,
      timeZone: .current
    )
  }
}
