import AppHosting
import Foundation
import Testing
import UIKitHosting

/// The language and region of a device that a process is: a simulator's, unless defaults name others.
struct DeviceLocaleTests {
  @Test(
    arguments: [
      (nil as [String]?, nil as String?, "en-US", "en_US"),
      (["de"], nil, "de", "de_US"),
      (["de-AT"], nil, "de-AT", "de_AT"),
      (["de"], "de_CH", "de", "de_CH"),
      (nil, "fr_FR", "en-US", "fr_FR"),
    ]
  )
  func theLocaleIsThatOfASimulator(
    languages: [String]?,
    region: String?,
    language: String,
    locale: String
  ) throws {
    let name = "device-locale-\(UUID())"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    defaults.set(languages, forKey: "AppleLanguages")
    defaults.set(region, forKey: "AppleLocale")
    let device = Device.ofThisProcess("test", defaults: defaults)
    #expect(device.languages.first == language)
    #expect(device.locale.identifier == locale)
  }
}
