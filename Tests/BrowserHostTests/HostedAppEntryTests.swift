import Foundation
import Testing
import UIKitHosting

@testable import BrowserHost

@MainActor
struct HostedAppEntryTests {
  private func entry(_ languages: [String]) -> HostedAppEntry {
    HostedAppEntry(
      path: "fruit",
      names: Dictionary(uniqueKeysWithValues: languages.map { ($0, "Fruit") }),
      icon: "",
      application: FakeApplication()
    )
  }

  @Test(
    "Locale.current is in the app's language and the reader's region on iOS",
    arguments: [
      (["en-GB"], "en-GB", "en_GB"), (["ar-EG", "en-US"], "en-US", "en_EG"), (["ar"], "en", "en"),
      (["zh-Hans-CN"], "zh-Hans-CN", "zh_CN"),
    ]
  )
  func formatsAreInTheAppsLanguage(browser: [String], language: String, locale: String) {
    let found = entry([language]).locale(for: browser)
    let wanted = Locale(identifier: locale)
    #expect(found.language.languageCode == wanted.language.languageCode)
    #expect(found.region == wanted.region)
  }

  @Test func theLanguageAndRegionOfTheAppTakePrecedenceOverTheBrowsers() {
    var entry = entry(["en", "de"])
    entry.languages = ["de"]
    #expect(entry.language(for: ["en-US"]) == "de")
    #expect(entry.locale(for: ["en-US"]).identifier == "de_US")
    entry.region = "AT"
    #expect(entry.locale(for: ["en-US"]).identifier == "de_AT")
  }
}
