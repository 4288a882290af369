import FootballGatherModel
import FootballGatherTesting
import Testing
import UIKitTesting

/// The login screen.
@MainActor
struct LoginScreenTests {
  private func opened(_ phone: TestPhone) async throws -> SceneDriver {
    let driver = phone.open()
    try await driver.eventually(sees: phone.words.logIn, .button)
    return driver
  }

  private func fill(_ driver: SceneDriver, _ name: String, _ password: String) throws {
    try driver.replaceText(of: "Username", with: name)
    try driver.replaceText(of: "Password", with: password)
  }

  @Test(arguments: ["en", "zh-Hans"]) func looksAsRecorded(_ language: String) async throws {
    let driver = try await opened(TestPhone(language: language))
    try expectGolden(driver.screen, "login.\(language)")
    #expect(driver.layoutConflicts == [])
  }

  @Test(arguments: ["en", "zh-Hans"])
  func theFormOfANewAccountLooksAsRecorded(_ language: String) async throws {
    let phone = try await TestPhone(language: language)
    let driver = try await opened(phone)
    try driver.tap(language == "en" ? "Register" : "注册", .button)
    #expect(driver.focusedField?.label == phone.words.username)
    try expectGolden(driver.screen, "login.new-account.\(language)")
    #expect(driver.layoutConflicts == [])
  }

  @Test(arguments: ["en", "zh-Hans"]) func mistakesAreShown(_ language: String) async throws {
    let phone = try await TestPhone(language: language)
    let driver = try await opened(phone)
    try driver.tap(phone.words.logIn, .button)
    try expectGolden(driver.screen, "login.empty.\(language)")
    #expect(driver.focusedField?.label == phone.words.username)
  }

  @Test func theReturnKeyLeadsOn() async throws {
    let driver = try await opened(TestPhone.ofAnaLoggedOut())
    try await driver.eventually("the name is offered") {
      try driver.element("Username", .textField).value == "ana"
    }
    try driver.type("", into: "Username")
    try driver.pressReturn()
    #expect(driver.focusedField?.label == "Password")
    try driver.type(Credentials.ana.password, into: "Password")
    try driver.pressReturn()
    try await driver.eventually(
      sees: "Ana Lima, 29 years old, Position: Striker, Skill: Professional"
    )
  }

  @Test("D2: a new account has a list of its own") func registering() async throws {
    let driver = try await opened(TestPhone.ofAnaLoggedOut())
    try driver.tap("Register", .button)
    #expect(driver.focusedField?.label == "Username")
    #expect(driver.find("New Account").count == 1)
    try fill(driver, "eva", "another word")
    try driver.tap("Register", .button)
    try await driver.eventually(sees: "Add the people you play with.")
  }

  @Test func aWrongPasswordShowsAMessageAndKeepsTheName() async throws {
    let driver = try await opened(TestPhone.ofAnaLoggedOut())
    try fill(driver, "ana", "wrong password")
    try driver.tap("Log In", .button)
    try await driver.eventually(sees: "The username or password is incorrect. Try again.")
    #expect(try driver.element("Username", .textField).value == "ana")
    #expect(try driver.element("Log In", .button).isEnabled)
  }

  @Test func withoutANetworkTheOfflineVersionIsThere() async throws {
    let phone = try await TestPhone()
    phone.transport.isDown = true
    let driver = try await opened(phone)
    try driver.tap("Continue Without an Account", .button)
    try await driver.eventually(sees: "Add the people you play with.")
  }

  @Test func aGuestLogsInFromTheAccount() async throws {
    let phone = try await TestPhone.ofAnaLoggedOut()
    _ = try await phone.repositories.account.useOffline()
    let driver = phone.open("/account")
    try await driver.eventually(sees: "Log In or Register")
    try driver.tap("Log In or Register")
    try await driver.eventually(sees: "Password")
    try fill(driver, "ana", Credentials.ana.password)
    try driver.tap("Log In", .button)
    try await driver.eventually("the players of the account are there, and no sheet") {
      driver.find(nil, .cell).contains { $0.label.hasPrefix("Ana Lima") }
        && driver.find(nil, .sheet).isEmpty
    }
  }

  @Test("D6: an expired session leads to the login, with a notice")
  func anExpiredSessionShowsANotice() async throws {
    let phone = try await TestPhone.ofAna()
    let driver = phone.open()
    try await driver.eventually("the players are there") { !driver.find(nil, .cell).isEmpty }
    phone.server.pass(31 * 24 * 3_600)
    try driver.pullToRefresh()
    try await driver.eventually(
      sees: "You’ve been logged out: your session has ended, or your account has been deleted. "
        + "Log in again."
    )
  }
}
