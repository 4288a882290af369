import ContactsModel
import Foundation
import Testing
import UIKitHosting
import UIKitTesting

@MainActor
struct ContactListScreenTests {
  @Test(arguments: ["en", "zh-Hans"])
  func looksAsRecorded(_ language: String) async throws {
    let driver = SceneDriver.contacts(StubTransport(.people()), on: .phone(language))
    try await driver.eventually(sees: "EvanYang, IT Developer", .cell)
    try expectGolden(driver.screen, "list.\(language)")
  }

  @Test func aLongNameAndPositionHaveTwoLinesEachExceptAtAccessibilitySizes() async throws {
    let (name, position) = (
      Array(repeating: "Bartholomew", count: 9).joined(separator: " "),
      Array(repeating: "Developer", count: 9).joined(separator: " ")
    )
    let row = #"{"contacts": [{"id": "1", "name": "\#(name)", "position": "\#(position)"}]}"#
    let driver = SceneDriver.contacts(StubTransport(.json(row)))
    try await driver.eventually(sees: "\(name), \(position)", .cell)
    #expect(try driver.frame(of: "\(name), \(position)", .cell).height < 120)
    driver.setEnvironment(SceneEnvironment(textSize: .accessibilityLarge))
    #expect(try driver.frame(of: "\(name), \(position)", .cell).height > 240)
  }

  @Test func everyConstraintIsUnderstood() async throws {
    let driver = SceneDriver.contacts(StubTransport(.people()))
    try await driver.eventually(sees: "EvanYang, IT Developer", .cell)
    #expect(driver.layoutConflicts == [])
    try driver.tap("EvanYang, IT Developer")
    try await driver.eventually(sees: "Job description, Develop the IT Process")
    #expect(driver.layoutConflicts == [])
  }

  @Test func showsAnEmptyState() async throws {
    let driver = SceneDriver.contacts(StubTransport(.json(#"{"contacts": []}"#)))
    try await driver.eventually(sees: "No Contacts")
    try expectGolden(driver.screen, "list.empty.en")
  }

  @Test func withoutRowsAFailureTakesTheScreenUntilARetrySucceeds() async throws {
    let transport = StubTransport(.failure(.offline))
    let driver = SceneDriver.contacts(transport, on: .phone("zh-Hans"))
    try await driver.eventually(sees: "无法连接")
    try expectGolden(driver.screen, "list.offline.zh-Hans")
    transport.answer(.people())
    try driver.tap("重试")
    try await driver.eventually(sees: "EvanYang, IT Developer", .cell)
    #expect(driver.find("无法连接").isEmpty)
  }

  @Test func theNextLaunchShowsStoredContactsOffline() async throws {
    let phone = Device.phone("en")
    let first = SceneDriver.contacts(StubTransport(.people()), on: phone)
    try await first.eventually(sees: "EvanYang, IT Developer", .cell)
    first.scene.disconnect()

    let transport = StubTransport(.failure(.timeout))
    let second = SceneDriver.contacts(transport, on: phone)
    try await second.eventually(sees: "EvanYang, IT Developer", .cell)
    let banner = "The directory took too long to respond., Try Again"
    try await second.eventually(sees: banner, .cell)
    try expectGolden(second.screen, "list.banner.en")
    transport.answer(.people())
    try second.tap(banner)
    try await second.eventually("the message goes") { second.find(banner).isEmpty }
  }

  @Test func countsRecordsThatCannotBeUsed() async throws {
    let driver = SceneDriver.contacts(StubTransport(.people(isFlawed: true)))
    try await driver.eventually(sees: "One contact in the directory couldn’t be read.", .cell)
    #expect(!driver.find("EvanYang, IT Developer", .cell).isEmpty)
  }

  @Test func aLongPressShowsTheContactAndItsActions() async throws {
    let driver = SceneDriver.contacts(StubTransport(.people()))
    let (evan, zhang) = ("EvanYang, IT Developer", "ZhangSan, iOS Developer")
    try await driver.eventually(sees: evan, .cell)
    try driver.openMenu(evan, .cell)
    #expect(
      driver.find(nil, .menuItem).map(\.label) == ["Message", "Call", "Mail", "Delete"]
    )
    try driver.chooseMenuItem("Call")
    #expect(driver.display.opened.last == "tel:+12025550100")
    try driver.openMenu(zhang, .cell)
    #expect(driver.find(nil, .menuItem).map(\.label) == ["Delete"])
    try driver.tapMenuPreview()
    try await driver.eventually("the contact is shown") {
      driver.display.address?.path == "/people/2"
    }
    try driver.goBack()
    try driver.openMenu(zhang, .cell)
    try driver.chooseMenuItem("Delete")
    try await driver.eventually("the row is gone") { driver.find(zhang, .cell).isEmpty }
  }

  @Test func phonesKeepTheirOwnContacts() async throws {
    let one = SceneDriver.contacts(StubTransport(.people()))
    try await one.eventually(sees: "EvanYang, IT Developer", .cell)
    let two = SceneDriver.contacts(StubTransport(.failure(.offline)))
    try await two.eventually(sees: "No Connection")
  }
}
