import Foundation
import Testing
import UIKitHosting
import UIKitTesting

@testable import UIKit

/// Apple: `NSLocalizedString`, `String(localized:)`, and Xcode's formats of translated texts, in the
/// language of the scene's device.
@MainActor
final class LocalizedStringsTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "strings-\(UUID())",
    directoryHint: .isDirectory
  )
  private let bundle: Bundle

  init() throws {
    let folder = folder
    func write(_ text: String, _ path: String) throws {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    try write("\"mark\" = \"✎\";", "Marks.strings")
    try write(
      "\"Hello\" = \"Hello\";\n/* A name */\n\"Hello %@\" = \"Hello %@\";",
      "en.lproj/Localizable.strings"
    )
    try write(
      "\"Hello\" = \"你好\"; \"Hello %@\" = \"%@，你好\"; \"Line\\nbreak\" = \"换\\n行\";",
      "zh-Hans.lproj/Localizable.strings"
    )
    try write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %@</string>
      <key>files</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>zero</key><string>No files</string>
      <key>one</key><string>%d file, 100 %% full</string>
      <key>other</key><string>%d files</string>
      </dict></dict></dict></plist>
      """,
      "en.lproj/Localizable.stringsdict"
    )
    try write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "%lld players": {"localizations": {
          "en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld player"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld players"}}}}},
          "pl": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld gracz"}},
            "few": {"stringUnit": {"state": "translated", "value": "%lld gracze"}},
            "many": {"stringUnit": {"state": "translated", "value": "%lld graczy"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld gracza"}}}}}}},
        "Team": {"localizations": {"pl": {"stringUnit": {"state": "translated", "value": "Drużyna"}}}}
      }}
      """,
      "Game.xcstrings"
    )
    bundle = try #require(Bundle(url: folder))
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Returns a value computed in a scene on a device with a language.
  private func onDevice<Value>(in language: String, _ body: () -> Value) throws -> Value {
    var device = Device.forTests
    device.languages = [language]
    let driver = SceneDriver(rootViewController: UIViewController(), device: device)
    var value: Value?
    (driver.scene as? _SceneRuntime)?.turn { value = body() }
    return try #require(value)
  }

  @Test func aTableThatIsNotLocalizedServesEveryLanguage() {
    let text = NSLocalizedString("mark", tableName: "Marks", bundle: bundle, comment: "")
    #expect(text == "✎")
  }

  @Test func aTextIsInTheLanguageOfTheDevice() throws {
    let text = { [bundle] in NSLocalizedString("Hello", bundle: bundle, comment: "A greeting") }
    #expect(try onDevice(in: "en", text) == "Hello")
    #expect(try onDevice(in: "zh-Hans", text) == "你好")
    #expect(try onDevice(in: "zh-Hans-CN", text) == "你好")
    // A language without texts has those of the language of development.
    #expect(try onDevice(in: "fr", text) == "Hello")
  }

  @Test func aMissingKeyIsTheValueOrTheKey() {
    #expect(NSLocalizedString("Missing", bundle: bundle, comment: "") == "Missing")
    #expect(
      NSLocalizedString("Missing", bundle: bundle, value: "Instead", comment: "") == "Instead"
    )
    #expect(
      NSLocalizedString("Missing", tableName: "Other", bundle: bundle, comment: "") == "Missing"
    )
  }

  @Test func interpolatedValuesAreArgumentsOfTheKey() throws {
    let text = { [bundle] in String(localized: "Hello \("Li")", bundle: bundle) }
    #expect(try onDevice(in: "en", text) == "Hello Li")
    #expect(try onDevice(in: "zh-Hans", text) == "Li，你好")
    #expect(
      String(localized: "100 % of \(3) and \(1.5)", bundle: bundle) == "100 % of 3 and 1.500000"
    )
    #expect(String(localized: "greeting", defaultValue: "Hi \("Li")", bundle: bundle) == "Hi Li")
  }

  @Test(arguments: [(0, "No files in A"), (1, "1 file, 100 % full in A"), (2, "2 files in A")])
  func aFormatHasThePluralFormOfItsArgument(count: Int, expected: String) throws {
    let text = try onDevice(in: "en") { [bundle] in
      String.localizedStringWithFormat(
        NSLocalizedString("files", bundle: bundle, comment: ""),
        count,
        "A" as NSString
      )
    }
    #expect(text == expected)
  }

  @Test(arguments: [(1, "1 gracz"), (3, "3 gracze"), (5, "5 graczy"), (22, "22 gracze")])
  func aStringCatalogueHasThePluralFormsOfALanguage(count: Int, expected: String) throws {
    let text = try onDevice(in: "pl") { [bundle] in
      String(localized: "\(count) players", table: "Game", bundle: bundle)
    }
    #expect(text == expected)
  }

  @Test func aStringCatalogueFallsBackToTheKey() throws {
    let text = { [bundle] in String(localized: "Team", table: "Game", bundle: bundle) }
    #expect(try onDevice(in: "pl", text) == "Drużyna")
    #expect(try onDevice(in: "en", text) == "Team")
  }
}
