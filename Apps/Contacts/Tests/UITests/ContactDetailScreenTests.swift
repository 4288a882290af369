import Testing
import UIKitHosting
import UIKitTesting

@MainActor
struct ContactDetailScreenTests {
  private nonisolated static let evan = "EvanYang, IT Developer"

  private func atContact(
    _ row: String = evan,
    _ language: String = "en"
  ) async throws -> SceneDriver {
    let driver = SceneDriver.contacts(StubTransport(.people()), on: .phone(language))
    try await driver.eventually(sees: row, .cell)
    try driver.tap(row)
    return driver
  }

  @Test(arguments: [
    ("en", evan, "Job description, Develop the IT Process"),
    ("zh-Hans", "陈静怡, 产品经理", "工作内容, 决定先做什么，后做什么"),
  ])
  func looksAsRecorded(_ language: String, _ row: String, _ field: String) async throws {
    let driver = try await atContact(row, language)
    try await driver.eventually(sees: field, .cell)
    try expectGolden(driver.screen, "contact.\(language)")
  }

  enum DismissalMethod: CaseIterable {
    case button
    case swipe
    case browser
    case address
  }

  @Test(arguments: DismissalMethod.allCases)
  func leadsBackToTheList(_ method: DismissalMethod) async throws {
    let driver = try await atContact()
    try await driver.eventually("the page has the name") {
      driver.display.address?.title == "EvanYang"
    }
    #expect(driver.display.address?.path == "/people/1")
    switch method {
    case .button: try driver.goBack()
    case .swipe: try driver.swipeBack()
    case .browser: try driver.browserBack()
    case .address: try driver.open(path: "/")
    }
    try await driver.eventually(sees: "ZhangSan, iOS Developer", .cell)
    #expect(driver.display.address?.depth == 0)
    #expect(driver.display.address?.title == "Contacts")
  }

  @Test func aCancelledSwipeStays() async throws {
    let driver = try await atContact()
    try await driver.eventually(sees: "Job description, Develop the IT Process")
    try driver.swipeBack(.cancelled)
    #expect(driver.display.address?.path == "/people/1")
    #expect(!driver.find("Job description, Develop the IT Process").isEmpty)
  }

  @Test func anAddressOpensItsContactOverTheListOnANewPhone() async throws {
    let driver = SceneDriver.contacts(StubTransport(.people()), path: "/people/4")
    try await driver.eventually(sees: "Job description, 决定先做什么，后做什么")
    try driver.goBack()
    try await driver.eventually(sees: Self.evan, .cell)
  }

  @Test func aContactThatIsNotThereLeadsToTheList() async throws {
    let driver = SceneDriver.contacts(StubTransport(.people()), path: "/people/nobody")
    try await driver.eventually(sees: "Contact Not Found")
    try expectGolden(driver.screen, "contact.missing.en")
    try driver.tap("Show All Contacts")
    try await driver.eventually(sees: Self.evan, .cell)
  }

  @Test(arguments: [
    ("Message", "sms:+12025550100"), ("Call", "tel:+12025550100"),
    ("Mail", "mailto:evanyang@example.com"),
  ])
  func aButtonOpensTheSystemsProgram(_ button: String, _ address: String) async throws {
    let driver = try await atContact()
    try await driver.eventually(sees: button, .button)
    try driver.tap(button, .button)
    #expect(driver.display.opened == [address])
  }

  @Test func theRowsOfNumberAndAddressOpenThemToo() async throws {
    let driver = try await atContact()
    try await driver.eventually(sees: "Phone, +1 202 555 0100", .cell)
    try driver.tap("Phone, +1 202 555 0100", .cell)
    try driver.tap("Email, evanyang@example.com", .cell)
    #expect(
      driver.display.opened
        == ["tel:+12025550100", "mailto:evanyang@example.com"]
    )
  }

  @Test func withoutNumberAndAddressTheButtonsAreDisabled() async throws {
    let driver = try await atContact("24h Help Desk")
    try await driver.eventually(sees: "Call", .button)
    for name in ["Message", "Call", "Mail"] {
      #expect(driver.find(name, .button).allSatisfy { !$0.isEnabled }, "\(name)")
    }
  }
}
