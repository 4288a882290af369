import Rostrum
import Testing
import UIKitTesting

/// The screens of the account and its language.
@MainActor
struct AccountScreenTests {
  private func atAccount(_ language: String = "en") async throws -> SceneDriver {
    let driver = SceneDriver.gather(language, at: "/account") { repositories in
      try await repositories.startMatch()
    }
    try await driver.eventually("the account is there") { !driver.find(nil, .cell).isEmpty }
    return driver
  }

  @Test(arguments: ["en", "zh-Hans"])
  func looksAsRecorded(_ language: String) async throws {
    let driver = try await atAccount(language)
    try await driver.eventually("the bar of the match is there") {
      driver.find(nil, .button).contains { $0.label.contains("10") }
    }
    try expectGolden(driver.screen, "account.\(language)")
    #expect(driver.layoutConflicts.isEmpty)
  }

  @Test func theChosenLanguageAppearsAtOnceOnTheSameScreen() async throws {
    let driver = try await atAccount()
    try driver.tap("Language, Device Language")
    try await driver.eventually("a language is marked") {
      driver.find(nil, .cell).contains(where: \.isSelected)
    }
    try await driver.eventually("the bar of the match is there") {
      driver.find(nil, .button).contains { $0.label.contains("10") }
    }
    try expectGolden(driver.screen, "language.en")
    try driver.tap("简体中文")
    try await driver.eventually(sees: "语言")
    #expect(driver.display.address?.path == "/account/language")
    #expect(driver.find(nil, .tab).map(\.label) == ["球员", "比赛", "账户"])
    try driver.goBack()
    try await driver.eventually(sees: "语言, 简体中文", .cell)
  }

  @Test(arguments: ["en", "zh-Hans"])
  func theLoginIsASheetThatCanBeCancelled(_ language: String) async throws {
    let driver = try await atAccount(language)
    let (logIn, cancel) =
      language == "en" ? ("Log In or Register", "Cancel") : ("登录或注册", "取消")
    try driver.tap(logIn)
    try await driver.eventually(sees: cancel, .button)
    try expectGolden(driver.screen, "account.login.\(language)")
    #expect(driver.layoutConflicts.isEmpty)
    try driver.tap(cancel, .button)
    try await driver.eventually("the account is there") {
      driver.find(nil, .sheet).isEmpty && !driver.find(logIn).isEmpty
    }
    try driver.tap(logIn)
    try await driver.eventually(sees: cancel, .button)
    try driver.dismissSheet()
    try await driver.eventually("the sheet is gone") { driver.find(nil, .sheet).isEmpty }
    #expect(driver.display.address?.path == "/account")
  }

  @Test func dataIsErasedAfterConfirmation() async throws {
    let driver = try await atAccount()
    try driver.tap("Erase Data")
    try await driver.eventually("it is asked") { !driver.find(nil, .alert).isEmpty }
    try expectGolden(driver.screen, "account.erase.en")
    try driver.tap("Cancel", .button)
    #expect(driver.find(nil, .alert).isEmpty)
    // The app receives the cancellation a moment later.
    try await driver.eventually("it is asked again") {
      if driver.find(nil, .alert).isEmpty { try driver.tap("Erase Data") }
      return !driver.find(nil, .alert).isEmpty
    }
    let confirm = try #require(driver.find("Erase Data", .button).last)
    try driver.tap(confirm)
    try await driver.eventually("the tabs are gone") { driver.find(nil, .tab).isEmpty }
  }
}
