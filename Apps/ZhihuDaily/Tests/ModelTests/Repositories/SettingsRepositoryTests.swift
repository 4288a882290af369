import Foundation
import Testing
import ZhihuDailyModel

struct SettingsRepositoryTests {
  private let device = Device()

  @Test func atFirstAllIsAsTheDeviceIs() async throws {
    #expect(
      try await device.start().settings.settings()
        == NewsSettings(appearance: .system, textSize: .standard, loginName: nil)
    )
  }

  @Test func aChoiceHoldsAtTheNextStart() async throws {
    let settings = device.start().settings
    try await settings.update { $0.appearance = .dark }
    try await settings.update { $0.textSize = .large }
    try await settings.update { $0.loginName = "阿岚" }
    let expected = NewsSettings(appearance: .dark, textSize: .large, loginName: "阿岚")
    #expect(try await settings.settings() == expected)
    #expect(try await device.start().settings.settings() == expected)
  }

  @Test func aChoiceIsReportedOnce() async throws {
    let settings = device.start().settings
    var changes = await settings.changes().makeAsyncIterator()
    try await settings.update { $0.appearance = .light }
    #expect(await changes.next()?.appearance == .light)
    try await settings.update { $0.appearance = .light }
    try await settings.update { $0.loginName = "阿岚" }
    #expect(await changes.next()?.loginName == "阿岚")
  }

  @Test(arguments: ["", "{", #"{"appearance": "purple", "textSize": "small"}"#])
  func aFileThatCannotBeReadIsAsNone(_ text: String) async throws {
    _ = try device.folder.write(Data(text.utf8), to: "settings.json")
    let settings = device.start().settings
    #expect(try await settings.settings() == NewsSettings())
    let aside = device.folder.file("settings.json.damaged-1")
    #expect(try Data(contentsOf: aside) == Data(text.utf8))
    #expect(device.log.all.count == 1)
    try await settings.update { $0.textSize = .extraLarge }
    #expect(try await device.start().settings.settings().textSize == .extraLarge)
  }
}
