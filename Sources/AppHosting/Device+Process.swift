package import Foundation
package import UIKitHosting

extension Device {
  /// The device that this process is: its folder is in the environment, and its language and region are
  /// those of the defaults `AppleLanguages` and `AppleLocale`, which arguments may set.
  ///
  /// Without them they are those of a simulator.
  ///
  /// - Parameters:
  ///   - id: A name.
  ///   - defaults: The defaults.
  /// - Returns: The device.
  package static func ofThisProcess(
    _ id: String,
    defaults: UserDefaults = .standard
  ) -> Device {
    let languages = defaults.stringArray(forKey: "AppleLanguages") ?? [languageOfSimulators]
    let language = Locale(identifier: languages.first ?? languageOfSimulators)
    var components = Locale.Components(locale: language)
    components.languageComponents.region = language.region ?? .unitedStates
    return Device(
      id: id,
      container: containerOfThisProcess,
      languages: languages,
      locale: defaults.string(forKey: "AppleLocale").map { Locale(identifier: $0) }
        ?? Locale(components: components),
      timeZone: .current
    )
  }

  /// The language of a new simulator.
  package static let languageOfSimulators = "en-US"
}
