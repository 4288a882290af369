import CategoriesModel
import Foundation
import Testing
import UIKitHosting
import UIKitTesting

@MainActor
struct UserListScreenTests {
  private func users(
    _ server: ScriptedServer = ScriptedServer(),
    on device: Device = .of("en"),
    path: String = "35"
  ) async throws -> SceneDriver {
    let driver = SceneDriver.categories(server, on: device, path: "/\(path)")
    let sign = device.languages == ["en"] ? "Following Ana" : "已关注 Ana"
    try await driver.eventually(sees: "\(sign) \(path)-0", .button)
    return driver
  }

  @Test(arguments: ["en", "zh-Hans"])
  func looksAsRecorded(_ language: String) async throws {
    let driver = try await users(on: .of(language), path: "18")
    try await driver.eventually("the name is known") { driver.screen.hasPrefix("bar \"夜跑\"") }
    try expectGolden(driver.screen, "users.\(language)")
  }

  @Test func everyConstraintIsUnderstood() async throws {
    let driver = try await users()
    #expect(driver.layoutConflicts == [])
    let wide = SceneDriver.categories(environment: .wide)
    try await wide.eventually(sees: "Follow Ana 35-1", .button)
    #expect(wide.layoutConflicts == [])
  }

  @Test func followedUsersPersistAcrossLaunches() async throws {
    let device = Device.of("en")
    let first = try await users(on: device)
    try first.tap("Follow Ana 35-1", .button)
    #expect(!first.find("Following Ana 35-1", .button).isEmpty)
    try await first.eventually("it is kept") {
      (try? String(contentsOf: device.follows, encoding: .utf8))?.contains("35001") == true
    }
    first.scene.disconnect()
    let second = try await users(on: device)
    #expect(!second.find("Following Ana 35-1", .button).isEmpty)
    #expect(!second.find("Follow Ana 35-2", .button).isEmpty)
  }

  @Test(arguments: [("en", "Follow", "Following"), ("zh-Hans", "关注", "已关注")])
  func theFollowButtonKeepsItsPlaceAndSize(
    _ language: String,
    _ follow: String,
    _ following: String
  ) async throws {
    let driver = try await users(on: .of(language))
    for size in [SceneEnvironment.TextSize.large, .accessibilityLarge] {
      driver.setTextSize(size)
      let button = try driver.frame(of: "\(follow) Ana 35-1", .button)
      try driver.tap("\(follow) Ana 35-1", .button)
      #expect(try driver.frame(of: "\(following) Ana 35-1", .button) == button)
      try driver.tap("\(following) Ana 35-1", .button)
      #expect(try driver.frame(of: "\(follow) Ana 35-1", .button) == button)
    }
    #expect(driver.layoutConflicts == [])
  }

  @Test(arguments: ["button", "key"])
  func unfollowingIsUndone(_ way: String) async throws {
    let driver = try await users()
    try driver.tap("Following Ana 35-0", .button)
    #expect(!driver.find("Follow Ana 35-0", .button).isEmpty)
    if way == "button" {
      try driver.tap("Undo", .button)
    } else {
      try driver.pressKey("z", .command)
    }
    #expect(!driver.find("Following Ana 35-0", .button).isEmpty)
    #expect(driver.find("Undo", .button).isEmpty)
    #expect(driver.layoutConflicts == [])
  }

  @Test func theNextPageComesAtTheEndAndAFailureOffersARetry() async throws {
    let server = ScriptedServer()
    server.fail("35/2", with: .timeout)
    let driver = try await users(server)
    // The last row is the tail, if it is there by now.
    try driver.scroll(toRows: 12..<21)
    let message = "Loading failed. The server took too long to respond."
    try await driver.eventually(sees: message)
    server.recover("35/2")
    try driver.tap("Try Again", .button)
    try await driver.eventually("the next page is there") {
      try driver.scroll(toRows: 20..<30)
      return !driver.find("Follow Ana 35-21", .button).isEmpty
    }
    #expect(server.count("35/2") == 2)
    #expect(driver.find(message).isEmpty)
  }

  @Test func aLinkToAnUnknownCategoryLeadsToAll() async throws {
    let driver = SceneDriver.categories(path: "/999")
    try await driver.eventually(sees: "Category Not Found")
    try driver.tap("Show All Categories", .button)
    try await driver.eventually(sees: "网红, 45 people", .cell)
  }

  @Test func aSceneIsFoundWhereItWasLeft() async throws {
    let first = SceneDriver.categories()
    try await first.eventually(sees: "工作室, 21 people", .cell)
    try first.tap("工作室, 21 people", .cell)
    try await first.eventually(sees: "Following Ana 33-0", .button)
    let data = try #require(first.scene.restorationData())
    let second = SceneDriver.categories(restorationData: data)
    try await second.eventually(sees: "Following Ana 33-0", .button)
    try second.goBack()
    try await second.eventually(sees: "网红, 45 people", .cell)
  }
}

extension Device {
  /// The file of stored choices.
  fileprivate var follows: URL {
    container.appending(path: "Documents/follows.json", directoryHint: .notDirectory)
  }
}
