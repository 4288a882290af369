import ContactsModel
import Rostrum
import RostrumTesting
import Testing
import UIKitTesting

/// C3 to C6 on the screen: pull to refresh, swipe to delete, undo.
@MainActor
struct ContactDeletingScreenTests {
  private nonisolated static let evan = "EvanYang, IT Developer"

  private func atList(
    _ language: String = "en",
    _ transport: StubTransport = StubTransport(.people())
  ) async throws -> SceneDriver {
    let driver = SceneDriver.contacts(transport, on: .phone(language))
    try await driver.eventually(sees: Self.evan, .cell)
    return driver
  }

  @Test(arguments: [
    ("en", "Delete", "Deleted “\u{2068}EvanYang\u{2069}”"),
    ("zh-Hans", "删除", "已删除“\u{2068}EvanYang\u{2069}”"),
  ])
  func deletesAndOffersToUndo(
    _ language: String,
    _ action: String,
    _ text: String
  ) async throws {
    let driver = try await atList(language)
    try driver.swipe(Self.evan)
    try expectGolden(driver.screen, "list.swiped.\(language)")
    try driver.tapAction(action)
    try await driver.eventually(sees: text)
    try await driver.eventually("the row is gone") { driver.find(Self.evan).isEmpty }
    try expectGolden(driver.screen, "list.undo.\(language)")
    #expect(driver.display.announcements.last == text)
    try driver.tap(language == "en" ? "Undo" : "撤销")
    try await driver.eventually(sees: Self.evan, .cell)
    #expect(driver.find(text).isEmpty)
  }

  @Test func theOfferToUndoEndsAfterItsTime() async throws {
    let clock = TestClock()
    let driver = SceneDriver.contacts(StubTransport(.people()), clock: clock)
    try await driver.eventually(sees: Self.evan, .cell)
    try driver.fullSwipe(Self.evan)
    try await driver.eventually(sees: "Undo", .button)
    await clock.waitForSleepers()
    clock.advance(by: .undoOffer - .seconds(1))
    #expect(!driver.find("Undo", .button).isEmpty)
    clock.advance(by: .seconds(1))
    try await driver.eventually("the offer ends") { driver.find("Undo").isEmpty }
  }

  @Test func aFullSwipeDeletesAtOnce() async throws {
    let driver = try await atList()
    try driver.fullSwipe(Self.evan)
    try await driver.eventually(sees: "Deleted “\u{2068}EvanYang\u{2069}”")
    try await driver.eventually("the row is gone") { driver.find(Self.evan).isEmpty }
  }

  @Test func aDeletedContactStaysDeletedAfterARefresh() async throws {
    let driver = try await atList()
    try driver.fullSwipe(Self.evan)
    try await driver.eventually("the row is gone") { driver.find(Self.evan).isEmpty }
    try driver.pullToRefresh()
    try await driver.eventually("refreshing ends") { driver.find(nil, .progress).isEmpty }
    #expect(driver.find(Self.evan).isEmpty)
    try driver.tap("Undo")
    try await driver.eventually(sees: Self.evan, .cell)
  }

  @Test func pullingFetchesChanges() async throws {
    let transport = StubTransport(.people())
    let driver = try await atList("en", transport)
    transport.answer(.json(#"{"contacts": [{"id": "8", "name": "Somebody New"}]}"#))
    try driver.pullToRefresh()
    try await driver.eventually(sees: "Somebody New", .cell)
    #expect(driver.find(Self.evan).isEmpty)
    #expect(driver.find(nil, .progress).isEmpty)
  }

  @Test(arguments: [
    (Result<ContactReply, ContactServiceError>.failure(.offline), "list.pulled.offline.en"),
    (.success(ContactReply(status: 500)), "list.pulled.500.en"),
    (.json("{"), "list.pulled.unreadable.en"),
  ])
  func pullingThatFailsEndsWithAMessageAboveTheRows(
    _ answer: Result<ContactReply, ContactServiceError>,
    _ name: String
  ) async throws {
    let transport = StubTransport(.people())
    let driver = try await atList("en", transport)
    transport.answer(answer)
    try driver.pullToRefresh()
    try await driver.eventually("a message is there") {
      driver.find(nil, .cell).contains { $0.label.hasSuffix("Try Again") }
    }
    #expect(driver.find(nil, .progress).isEmpty)
    try expectGolden(driver.screen, name)
    // The message is no contact, so that it has no swipe actions.
    let message = try #require(driver.find(nil, .cell).first { $0.label.hasSuffix("Try Again") })
    #expect(throws: DriverError.self) { try driver.swipe(message.label) }
  }
}
