import Testing
import UIKitTesting

/// C9 on the screen: search.
@MainActor
struct ContactSearchScreenTests {
  private func atList(_ language: String = "en") async throws -> SceneDriver {
    let driver = SceneDriver.contacts(StubTransport(.people()), on: .phone(language))
    try await driver.eventually(sees: "EvanYang, IT Developer", .cell)
    return driver
  }

  @Test(arguments: [
    ("en", "developer", "EvanYang, IT Developer"), ("zh-Hans", "ｃｈｅｎ", "陈静怡, 产品经理"),
  ])
  func looksAsRecorded(_ language: String, _ query: String, _ found: String) async throws {
    let driver = try await atList(language)
    try driver.search(query)
    try await driver.eventually("only those found are there") {
      driver.find("24h Help Desk", .cell).isEmpty && !driver.find(found, .cell).isEmpty
    }
    try expectGolden(driver.screen, "search.\(language)")
  }

  @Test(arguments: [
    ("en", "No Results for “\u{2068}xyz\u{2069}”"), ("zh-Hans", "没有“\u{2068}xyz\u{2069}”的结果"),
  ])
  func showsAnEmptyResult(_ language: String, _ title: String) async throws {
    let driver = try await atList(language)
    try driver.search("xyz")
    try await driver.eventually(sees: title)
    try expectGolden(driver.screen, "search.nobody.\(language)")
    try driver.tap(language == "en" ? "Cancel" : "取消")
    try await driver.eventually(sees: "24h Help Desk", .cell)
    #expect(driver.find(title).isEmpty)
  }

  @Test func aLongSearchTextLeavesTheScreenReadable() async throws {
    let driver = try await atList()
    try driver.search(String(repeating: "長", count: 1_000))
    try await driver.eventually(sees: "Check the spelling or try a new search.")
    let title = driver.find(nil).map(\.label).first { $0.hasPrefix("No Results") }
    #expect((title?.count ?? .max) < 100)
  }

  @Test func theSearchIsKeptAfterViewingAContact() async throws {
    let driver = try await atList()
    try driver.search("zhang")
    try await driver.eventually("one is left") { driver.find(nil, .cell).count == 1 }
    try driver.tap("ZhangSan, iOS Developer")
    try await driver.eventually("the contact is shown") { driver.display.address?.depth == 1 }
    try driver.goBack()
    try await driver.eventually(sees: "ZhangSan, iOS Developer", .cell)
    #expect(driver.find(nil, .cell).count == 1)
    #expect(driver.find(nil, .searchField).first?.value == "zhang")
  }
}
