import Rostrum
import Testing
import UIKitTesting

/// A window that is resized while a category is open.
@MainActor
struct CategoriesResizingTests {
  private static let list = "网红, 45 people"
  private static let chosen = "工作室, 21 people"

  private func widen(_ visit: Visit) {
    visit.driver.resize(to: .pad, width: 1_024, height: 768)
  }

  private func narrow(_ visit: Visit) {
    visit.driver.resize(to: .phone, width: 390, height: 844)
  }

  private func path(_ visit: Visit) -> [String] { visit.navigator.path.segments }

  private func marked(_ visit: Visit) -> [String] {
    visit.driver.find(nil, .cell).filter(\.isSelected).map(\.label)
  }

  /// Opens a category and waits for its users.
  private func opened(_ visit: Visit) async throws {
    try await visit.driver.eventually(sees: Self.chosen, .cell)
    try visit.driver.tap(Self.chosen, .cell)
    try await visit.driver.eventually(sees: "Follow Ana 33-1", .button)
  }

  @Test func openOnAPhoneItIsBesideTheListInAWideWindowAndInFrontAgain() async throws {
    let visit = Visit()
    try await opened(visit)
    widen(visit)
    try await visit.driver.eventually(sees: Self.list, .cell)
    #expect(marked(visit) == [Self.chosen])
    #expect(!visit.driver.find("Follow Ana 33-1", .button).isEmpty)
    #expect(path(visit) == ["33"])
    #expect(visit.driver.layoutConflicts == [])
    narrow(visit)
    #expect(visit.driver.find(Self.list, .cell).isEmpty)
    #expect(!visit.driver.find("Follow Ana 33-1", .button).isEmpty)
    #expect(path(visit) == ["33"])
    #expect(visit.driver.layoutConflicts == [])
    try visit.driver.goBack()
    #expect(marked(visit).isEmpty)
    #expect(path(visit).isEmpty)
    // The same screen was used throughout.
    #expect(visit.server.count("33/1") == 1)
    #expect(await visit.end() == [])
  }

  @Test func openInAWideWindowItIsInFrontOnAPhoneAndBesideTheListAgain() async throws {
    let visit = Visit(.wide)
    try await opened(visit)
    narrow(visit)
    #expect(visit.driver.find(Self.list, .cell).isEmpty)
    #expect(!visit.driver.find("Follow Ana 33-1", .button).isEmpty)
    widen(visit)
    try await visit.driver.eventually(sees: Self.list, .cell)
    #expect(marked(visit) == [Self.chosen])
    #expect(path(visit) == ["33"])
    #expect(visit.server.count("33/1") == 1)
    #expect(await visit.end() == [])
  }

  @Test func aWideWindowShowsTheLastCategoryAfterGoingBack() async throws {
    let visit = Visit()
    try await opened(visit)
    try visit.driver.goBack()
    widen(visit)
    try await visit.driver.eventually(sees: "Follow Ana 33-1", .button)
    #expect(marked(visit) == [Self.chosen])
    #expect(path(visit) == ["33"])
    #expect(await visit.end() == [])
  }

  @Test func changesPersistAcrossWidths() async throws {
    let visit = Visit()
    try await opened(visit)
    try visit.driver.tap("Follow Ana 33-1", .button)
    widen(visit)
    #expect(!visit.driver.find("Following Ana 33-1", .button).isEmpty)
    try visit.driver.tap("Following Ana 33-1", .button)
    narrow(visit)
    #expect(!visit.driver.find("Follow Ana 33-1", .button).isEmpty)
    #expect(await visit.end() == [])
  }

  @Test(arguments: [true, false])
  func anAnswerThatComesInAnotherWidthIsShownThere(_ isWideFirst: Bool) async throws {
    let visit = Visit(isWideFirst ? .wide : .narrow)
    visit.server.hold("33/1")
    try await visit.driver.eventually(sees: Self.chosen, .cell)
    try visit.driver.tap(Self.chosen, .cell)
    try await visit.driver.eventually(sees: "Loading…")
    if isWideFirst { narrow(visit) } else { widen(visit) }
    #expect(!visit.driver.find("Loading…").isEmpty)
    visit.server.release("33/1")
    try await visit.driver.eventually(sees: "Follow Ana 33-1", .button)
    #expect(visit.driver.find("Loading…").isEmpty)
    #expect(visit.server.count("33/1") == 1)
    #expect(await visit.end() == [])
  }
}
