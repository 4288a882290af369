import CategoriesModel
import Testing
import UIKitTesting

@MainActor
struct CategoryListScreenTests {
  @Test(arguments: [("en", "网红, 45 people"), ("zh-Hans", "网红, 45 人")])
  func looksAsRecorded(_ language: String, _ row: String) async throws {
    let driver = SceneDriver.categories(on: .of(language))
    try await driver.eventually(sees: row, .cell)
    try expectGolden(driver.screen, "list.\(language)")
  }

  @Test func besideTheFirstCategorysPeopleItLooksAsRecorded() async throws {
    let server = ScriptedServer([
      UserCategory(id: 35, name: "网红", count: 3), UserCategory(id: 33, name: "工作室", count: 2),
    ])
    let driver = SceneDriver.categories(server, environment: .wide)
    try await driver.eventually(sees: "Follow Ana 35-1", .button)
    try expectGolden(driver.screen, "wide.en")
    try driver.tap("工作室, 2 people", .cell)
    try await driver.eventually(sees: "Follow Ana 33-1", .button)
    #expect(try driver.element("工作室, 2 people", .cell).isSelected)
    #expect(try !driver.element("网红, 3 people", .cell).isSelected)
  }

  @Test func aWindowThatGrowsMarksTheCategoryThatItBeginsWith() async throws {
    let driver = SceneDriver.categories()
    try await driver.eventually(sees: "网红, 45 people", .cell)
    driver.resize(to: .pad, width: 1_024, height: 768)
    try await driver.eventually(sees: "Follow Ana 35-1", .button)
    #expect(try driver.element("网红, 45 people", .cell).isSelected)
  }

  @Test func progressIsShownAndTakesNoTouches() async throws {
    let server = ScriptedServer()
    let driver = SceneDriver.categories(server)
    try await driver.eventually(sees: "网红, 45 people", .cell)
    #expect(driver.find("Loading…").isEmpty)
    server.hold("33/1")
    try driver.tap("工作室, 21 people", .cell)
    try await driver.eventually(sees: "Loading…")
    try driver.goBack()
    try await driver.eventually("the list is there") {
      !driver.find("网红, 45 people", .cell).isEmpty && driver.find("Loading…").isEmpty
    }
    server.release("33/1")
  }

  @Test func anOfflineMessageIsShownUntilARetrySucceeds() async throws {
    let server = ScriptedServer()
    server.fail("categories")
    let driver = SceneDriver.categories(server)
    try await driver.eventually(sees: "No Connection")
    try expectGolden(driver.screen, "list.offline.en")
    #expect(driver.find("Loading…").isEmpty)
    server.recover("categories")
    try driver.tap("Try Again", .button)
    try await driver.eventually(sees: "网红, 45 people", .cell)
  }

  @Test func pullingFetchesAnew() async throws {
    let server = ScriptedServer()
    let driver = SceneDriver.categories(server)
    try await driver.eventually(sees: "网红, 45 people", .cell)
    server.set([UserCategory(id: 35, name: "网红", count: 46)])
    try driver.pullToRefresh()
    try await driver.eventually(sees: "网红, 46 people", .cell)
    #expect(driver.find(nil, .cell).count == 1)
  }
}
