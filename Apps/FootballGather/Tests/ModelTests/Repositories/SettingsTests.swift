#if os(Linux)
import FootballGatherModel
import FootballGatherTesting
import Foundation
import Testing

struct SettingsTests {
  @Test func theChosenLanguageIsKeptOnTheDevice() async throws {
    let phone = Phone(try await RealServer())
    #expect(try await phone.app.settings.language() == nil)
    var languages = await phone.app.settings.languages().makeAsyncIterator()
    try await phone.app.settings.setLanguage("zh-Hans")
    #expect(await languages.next() == .some("zh-Hans"))
    phone.relaunch()
    #expect(try await phone.app.settings.language() == "zh-Hans")
    try await phone.app.settings.setLanguage(nil)
    phone.relaunch()
    #expect(try await phone.app.settings.language() == nil)
  }

  @Test func theLanguageBelongsToTheDevice() async throws {
    let phone = try await Phone.registered(on: RealServer())
    try await phone.app.settings.setLanguage("en")
    try await phone.account.deleteAccount()
    phone.relaunch()
    #expect(try await phone.app.settings.language() == "en")
  }

  @Test func aFileThatCannotBeReadIsAsNone() async throws {
    let phone = Phone(try await RealServer())
    let folder = phone.folder.url.appending(path: "gather")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("{".utf8).write(to: folder.appending(path: "settings.json"))
    #expect(try await phone.app.settings.language() == nil)
    let aside = folder.appending(path: "settings.json.damaged-1")
    #expect(try Data(contentsOf: aside) == Data("{".utf8))
    #expect(phone.log.all.count == 1)
    #expect(phone.log.all.first?.contains(aside.path) == true)
    try await phone.app.settings.setLanguage("en")
    phone.relaunch()
    #expect(try await phone.app.settings.language() == "en")
  }

  @Test func aDamagedKeychainIsLogged() async throws {
    let phone = try await Phone.registered(on: RealServer())
    let folder = phone.folder.url.appending(path: "keychain")
    try Data("damaged".utf8).write(to: folder.appending(path: "keychain"))
    phone.relaunch()
    await #expect(throws: GatherError.self) { try await phone.account.session() }
    #expect(try await phone.account.session() == nil)
    #expect(phone.log.all.count == 1)
    #expect(phone.log.all.first?.contains("keychain-damaged-") == true)
  }

  @Test func aLanguageThatCannotBeSavedIsNotChosen() async throws {
    let phone = Phone(try await RealServer())
    try FileManager.default.createDirectory(
      at: phone.folder.url,
      withIntermediateDirectories: true
    )
    try Data().write(to: phone.folder.url.appending(path: "gather"))
    await #expect {
      try await phone.app.settings.setLanguage("en")
    } throws: {
      if case .storage = $0 as? GatherError { true } else { false }
    }
    #expect(try await phone.app.settings.language() == nil)
  }
}
#endif
